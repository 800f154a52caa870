import { joinBefore, sameSubject } from "../../ast/joins.ts";
import type { Ability, Effect, Join, Player } from "../../ast/mod.ts";
import { inlineChoices } from "./inline_choices.ts";
import {
  afterMay,
  cards,
  type CardsClause,
  type Clause,
  free,
  given,
  isAgain,
  type Printers,
} from "./clause.ts";
import { choosing } from "./choosing.ts";
import { clausePrinters } from "./clause_effects.ts";
import { printTimes } from "./repeat.ts";
import { simplePrinters } from "../effects/simple_effects.ts";
import { base } from "../nouns/players.ts";
import { capital } from "../text/blanks.ts";
import type { Voice } from "../text/voice.ts";

/** Prints the effects of abilities. */
export interface EffectPrinter {
  /** Whole sentences, without the last period. */
  readonly sentences: (effect: Effect, voice: Voice) => string;
  /** The same after a comma: the first word is not capitalized. */
  readonly inside: (effect: Effect, voice: Voice) => string;
  /** After "may" or "to": "draw a card", "give …". */
  readonly verbs: (effect: Effect, voice: Voice, who: Player) => string;
}

/** Creates the printer for effects; `quoted` prints abilities in quotes. */
export function effectPrinter(
  quoted: (abilities: readonly Ability[]) => string,
): EffectPrinter {
  const printers: Printers = {
    ...simplePrinters((effect, voice) => chain(effect, voice), quoted),
    ...clausePrinters({ chain, verbs, inside, sentences }),
  };

  function clause(effect: Effect, voice: Voice): Clause {
    // Each printer takes the effect of its own key.
    const print = printers[effect.type] as (
      effect: Effect,
      voice: Voice,
    ) => Clause;
    return choosing(effect, voice, (one) => clause(one, voice)) ??
      print(effect, voice);
  }

  /** Effects in one sentence. */
  function chain(effect: Effect, voice: Voice): string {
    return inRow(stepsOf(effect), voice, undefined);
  }

  /** Effects after "may" or "to". */
  function verbs(effect: Effect, voice: Voice, who: Player): string {
    return inRow(stepsOf(effect), voice, who);
  }

  /** Effects in one sentence; with `who`, only verbs follow. */
  function inRow(
    steps: readonly Step[],
    voice: Voice,
    who: Player | undefined,
  ): string {
    let text = "";
    let said: Player | undefined = who;
    for (let at = 0; at < steps.length;) {
      const group = grouped(steps, at);
      const { effect, join } = steps[at]!;
      const words = said !== undefined && who !== undefined && at === 0
        ? many(group, voice, who)
        : one(
          group,
          effect,
          voice,
          said,
          join,
          isBehindMay(steps[at]!, who, said),
        );
      text += at === 0
        ? words.text
        : startsSentence(steps[at]!)
        ? `. ${capital(words.text)}`
        : `${
          join === " and" && isListed(steps, at) ? ", and" : joint(join)
        } ${words.text}`;
      said = isAgain(words.who, said) ? said : words.who ?? said;
      at += group.length;
    }
    return text;
  }

  interface Words {
    readonly text: string;
    readonly who?: Player;
  }

  /** The first clause after "may". */
  function many(group: readonly Step[], voice: Voice, who: Player): Words {
    if (group.length > 1) {
      return { text: given(clausesOf(group, voice), voice), who };
    }
    return { text: afterMay(clause(group[0]!.effect, voice), voice, who), who };
  }

  function one(
    group: readonly Step[],
    effect: Effect,
    voice: Voice,
    said: Player | undefined,
    join: Join,
    isBehindMay: boolean,
  ): Words {
    if (group.length > 1) {
      return { text: cards(clausesOf(group, voice), voice) };
    }
    if (join === " to" && effect.type === "conditional") {
      return { text: verbs(effect.then, voice, said ?? "CONTROLLER") };
    }
    const made = clause(effect, voice);
    const text = isBehindMay && made.kind === "act" && isAgain(made.who, said)
      ? made.say(base)
      : free(made, voice, said);
    if (made.kind === "act") return { text, who: made.who };
    if (effect.type === "for-each-player") return { text, who: effect.player };
    return { text: isYoursAgain(effect, said) ? `you ${text}` : text };
  }

  /** "each opponent loses 1 lore and you gain 1 lore for each …" */
  function isYoursAgain(effect: Effect, said: Player | undefined): boolean {
    return effect.type === "for-each" && "player" in effect.effect &&
      effect.effect.player === "CONTROLLER" && said !== undefined &&
      said !== "CONTROLLER";
  }

  function clausesOf(
    group: readonly Step[],
    voice: Voice,
  ): readonly CardsClause[] {
    return group.map(({ effect }) => clause(effect, voice))
      .filter((one) => one.kind === "cards");
  }

  function sentences(effect: Effect, voice: Voice): string {
    return capital(inside(effect, voice));
  }

  function inside(effect: Effect, voice: Voice): string {
    const steps = stepsOf(effect);
    const groups: Step[][] = [];
    for (const step of steps) {
      const last = groups.at(-1);
      if (last === undefined || step.join.startsWith(".")) groups.push([step]);
      else last.push(step);
    }
    return groups.map((group, at) => {
      const words = sentence(group, voice);
      const join = group[0]!.join;
      if (at > 0 && join !== ".") return `${join.slice(2)} ${words}`;
      return at === 0 ? words : capital(words);
    }).join(". ");
  }

  function sentence(group: readonly Step[], voice: Voice): string {
    const [first] = group;
    if (group.length === 1 && first !== undefined) {
      const repeated = repeat(first.effect, voice);
      if (repeated !== undefined) return repeated;
    }
    return inRow(group, voice, undefined);
  }

  /** "A. Repeat this 3 times" */
  function repeat(effect: Effect, voice: Voice): string | undefined {
    if (effect.type === "repeat" && effect.effect !== undefined) {
      return `${sentences(effect.effect, voice)}. Repeat this ${
        printTimes(effect)
      }`;
    }
    if (effect.type !== "optional") return undefined;
    const inner = effect.effect;
    return inner.type === "repeat" && inner.effect !== undefined
      ? `${sentences(inner.effect, voice)}. You may repeat this ${
        printTimes(inner)
      }`
      : undefined;
  }

  return { sentences, inside, verbs };
}

interface Step {
  readonly effect: Effect;
  readonly join: Join;
}

function stepsOf(whole: Effect): readonly Step[] {
  const effect = inlineChoices(whole);
  return effect.type === "sequence"
    ? effect.steps.map((step, at) => ({
      effect: inlineChoices(step),
      join: at === 0 ? "." : joinBefore(effect, at),
    }))
    : [{ effect, join: "." }];
}

/** The steps from `start` on that share one subject. */
function grouped(steps: readonly Step[], start: number): readonly Step[] {
  let end = start + 1;
  while (
    end < steps.length && steps[end]!.join === " and" &&
    sameSubject(steps[end - 1]!.effect, steps[end]!.effect)
  ) end++;
  return steps.slice(start, end);
}

/** "A, B, and C": whether a comma precedes the conjunction. */
function isListed(steps: readonly Step[], at: number): boolean {
  return steps[at - 1]?.join === ",";
}

/** "You may A. If you do, B": B starts its own sentence. */
function startsSentence({ effect, join }: Step): boolean {
  return effect.type === "conditional" && join === ".";
}

/** "each player may reveal a card and play it": "may" covers both verbs. */
function isBehindMay(
  step: Step,
  who: Player | undefined,
  said: Player | undefined,
): boolean {
  return who !== undefined && said === who && !startsSentence(step);
}

/** The text of a join inside a sentence. */
function joint(join: Join): string {
  return join.startsWith(".") ? ", then" : join;
}
