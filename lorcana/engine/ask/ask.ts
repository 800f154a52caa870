import type { CardId, PlayerId } from "../state/card.ts";
import { type Moment, refuse } from "../moment.ts";
import type { Answer, Question } from "./question.ts";

/** The moment after a question, and the answer. */
export type Asked<T> = readonly [Moment, T];

/** Asks a player to choose cards, unless only one answer is possible. */
export function askCards(
  moment: Moment,
  by: PlayerId,
  from: readonly CardId[],
  [min, max]: readonly [number, number],
  about: string,
): Asked<readonly CardId[]> {
  const most = Math.min(max, from.length);
  const least = Math.min(min, most);
  if (most === 0) return [moment, []];
  if (least === from.length) return [moment, from];
  const question: Question = {
    ask: "cards",
    by,
    about,
    from,
    min: least,
    max: most,
  };
  return asked(moment, question, [], (answer) => {
    if (!Array.isArray(answer)) return undefined;
    const picked = answer as readonly CardId[]; // No other answer is a list.
    const fits = picked.length >= least && picked.length <= most &&
      new Set(picked).size === picked.length &&
      picked.every((one) => from.includes(one));
    return fits ? picked : undefined;
  });
}

/** Asks a player to order cards, if there are at least two. */
export function askOrder(
  moment: Moment,
  by: PlayerId,
  from: readonly CardId[],
  about: string,
): Asked<readonly CardId[]> {
  if (from.length < 2) return [moment, from];
  return asked(moment, { ask: "order", by, about, from }, from, (answer) => {
    if (!Array.isArray(answer)) return undefined;
    const order = answer as readonly CardId[]; // No other answer is a list.
    const fits = order.length === from.length &&
      from.every((one) => order.includes(one));
    return fits ? order : undefined;
  });
}

/** Asks a player to choose a player, if there are at least two. */
export function askPlayer(
  moment: Moment,
  by: PlayerId,
  from: readonly PlayerId[],
  about: string,
): Asked<PlayerId> {
  const only = from[0] ?? by;
  if (from.length < 2) return [moment, only];
  return asked(
    moment,
    { ask: "player", by, about, from },
    only,
    (answer) =>
      typeof answer === "string" && from.includes(answer) ? answer : undefined,
  );
}

/** Asks a player a yes-or-no question. */
export function askYes(
  moment: Moment,
  by: PlayerId,
  about: string,
): Asked<boolean> {
  return asked(
    moment,
    { ask: "yes", by, about },
    false,
    (answer) => typeof answer === "boolean" ? answer : undefined,
  );
}

/** Asks a player for a number in a range, unless only one is possible. */
export function askNumber(
  moment: Moment,
  by: PlayerId,
  [min, max]: readonly [number, number],
  about: string,
): Asked<number> {
  if (max <= min) return [moment, Math.max(0, max)];
  return asked(
    moment,
    { ask: "number", by, about, min, max },
    min,
    (answer) =>
      typeof answer === "number" && answer >= min && answer <= max
        ? answer
        : undefined,
  );
}

/** Asks a player for one of several options, by index. */
export function askOption(
  moment: Moment,
  by: PlayerId,
  options: number,
  about: string,
): Asked<number> {
  if (options < 2) return [moment, 0];
  return asked(
    moment,
    { ask: "option", by, about, options },
    0,
    (answer) =>
      typeof answer === "number" && answer >= 0 && answer < options
        ? answer
        : undefined,
  );
}

/** Asks a player for a name. */
export function askName(moment: Moment, by: PlayerId): Asked<string> {
  return asked(
    moment,
    { ask: "name", by, about: "name a card" },
    "",
    (answer) => typeof answer === "string" ? answer : undefined,
  );
}

/** Takes the next answer; stops the run if it is missing or invalid. */
function asked<T>(
  moment: Moment,
  question: Question,
  nothing: T,
  read: (answer: Answer) => T | undefined,
): Asked<T> {
  if (moment.stopped !== undefined) return [moment, nothing];
  const [answer, ...answers] = moment.answers;
  if (answer === undefined) {
    return [{ ...moment, stopped: { kind: "asks", question } }, nothing];
  }
  const value = read(answer);
  if (value === undefined) {
    const why = `${JSON.stringify(answer)} does not answer "${question.about}"`;
    return [refuse(moment, why), nothing];
  }
  return [{ ...moment, answers }, value];
}
