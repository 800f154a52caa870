import type { JSX } from "preact";
import type { TokenRow } from "../game.ts";

/** The words of the text, and what became of each. */
export function TokensView(
  { tokens }: { readonly tokens: readonly TokenRow[] },
): JSX.Element {
  return (
    <table class="tokens">
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Kind</th>
          <th scope="col">Value</th>
          <th scope="col">Position</th>
        </tr>
      </thead>
      <tbody>
        {tokens.map(({ kind, text, value, span: { start, end } }) => (
          <tr key={start}>
            <td>
              <code>{kind === "newline" ? "↵" : text}</code>
            </td>
            <td>{kind}</td>
            <td>{value}</td>
            <td>{start}–{end}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
