import {
  checked,
  lazy,
  oneOf,
  optional,
  type Rule,
} from "../../../combinators/mod.ts";
import type { Quote } from "../../ast/mod.ts";
import { type Clauses, clauses } from "../clauses/chain.ts";
import { type SentencesBody, sentencesOf } from "../clauses/sentences.ts";
import { condition } from "../conditions/condition.ts";
import { spanned, withSpan } from "../spanned.ts";
import { triggers } from "../triggers/triggers.ts";
import { fixed, pattern } from "../words.ts";
import type { Draft } from "./draft.ts";
import { costHead, limits, usableWhen } from "./heads.ts";
import { keywordLine, keywordsWhile } from "./keyword_line.ts";
import { replacements } from "./replacement.ts";
import { addEndCondition, canEndWith, triggerEnd } from "./if_not_banished.ts";

/** The rules for whole texts. */
export interface Paragraphs extends Clauses {
  /** Reads the drafts of all abilities in one paragraph. */
  readonly paragraph: Rule<readonly Draft[]>;
  /** "Draw a card whenever this character quests.": read as a last resort. */
  readonly turned: Rule<Draft>;
  /** The sentences of an effect on its own. */
  readonly effectBody: Rule<SentencesBody>;
}

/**
 * Creates the rules for whole texts. Quoted text is an ability of its own,
 * which `assemble` builds as soon as it is read.
 */
export function paragraphs(assemble: (draft: Draft) => Quote): Paragraphs {
  const quotedText: Rule<Draft> = lazy(() => spanned(single, withSpan));
  const rules = clauses(
    pattern`"${quotedText} ${optional(fixed("."))}"`.map(([draft]) =>
      assemble(draft)
    ),
  );
  const { chain, act } = rules;
  const effectBody = sentencesOf(chain);

  const single: Rule<Draft> = oneOf<Draft>([
    checked(
      pattern`${limits} ${triggers} ${triggerEnd} ${effectBody}`,
      ([, triggers, end]) => canEndWith(triggers, end),
    ).map(([scope, triggers, end, body]): Draft => ({
      kind: "triggered",
      scope: addEndCondition(scope, end),
      triggers,
      sentences: body("CONTROLLER"),
    })),
    // "If you used Shift to play this character, … when he enters play."
    pattern`if ${condition}, ${chain} ${triggers} ${optional(fixed("."))}`.map((
      [condition, chain, triggers],
    ): Draft => ({
      kind: "triggered",
      scope: { condition },
      triggers,
      sentences: [chain("CONTROLLER")],
    })),
    pattern`${limits} ${costHead} ${effectBody} ${optional(usableWhen)}`.map((
      [scope, cost, body, only = []],
    ): Draft => ({
      kind: "activated",
      scope: only.length === 0
        ? scope
        : { ...scope, restrictions: [...scope.restrictions ?? [], ...only] },
      cost,
      sentences: body("CONTROLLER"),
    })),
    pattern`${limits} ${oneOf(replacements(act, effectBody))}`.map((
      [scope, ability],
    ): Draft => ({ kind: "replacement", scope, ability })),
    pattern`${limits} ${effectBody}`.map(([scope, body]): Draft => ({
      kind: "plain",
      scope,
      sentences: body("CONTROLLER"),
    })),
  ]);

  const keywords: Rule<Draft> = keywordLine.map((keywords): Draft => ({
    kind: "keywords",
    keywords,
  }));

  const paragraph = oneOf<readonly Draft[]>([
    keywords.map((draft) => [draft]),
    single.map((draft) => [draft]),
    keywordsWhile.map(([effects, condition]): readonly Draft[] => [{
      kind: "plain",
      scope: { condition },
      sentences: [effects.map((effect) => ({ effect, join: " and" }))],
    }]),
    pattern`${keywords} ${single}`,
  ]);

  const turned: Rule<Draft> = checked(
    pattern`${limits} ${chain} ${triggers} ${optional(fixed("."))}`,
    // The effect must not bring a trigger of its own.
    ([, chain]) =>
      chain("CONTROLLER").every(({ effect }) =>
        effect.type !== "create-triggered-ability"
      ),
  ).map(([scope, chain, triggers]): Draft => ({
    kind: "triggered",
    scope,
    triggers,
    sentences: [chain("CONTROLLER")],
  }));

  return { ...rules, paragraph, turned, effectBody };
}
