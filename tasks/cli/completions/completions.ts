import { PROPOSE } from "../command.ts";
import type { Io } from "../io.ts";
import { fail } from "../fail.ts";

/** The shells that we have a script for. */
export const SHELLS = ["bash", "zsh", "fish"] as const;

/** A shell that we have a script for. */
export type Shell = (typeof SHELLS)[number];

/** The flags of `completions`. */
export type CompletionFlags = { readonly name: string };

/** Prints the script for a shell. */
export function completions(
  io: Io,
  { name }: CompletionFlags,
  shell: Shell,
): number {
  if (!/^[\w.-]+$/.test(name)) {
    return fail(
      io,
      `Cannot complete for "${name}": expected letters, digits, ".", "-" or "_"`,
      2,
    );
  }
  io.stdout.writeExactly(SCRIPTS[shell](name, `_${name.replace(/\W/g, "_")}`));
  return 0;
}

// Each script passes the words up to the cursor to the program, which prints
// one proposal per line. A proposal such as "ca*.toml" stands for files and for
// directories that may hold them; without proposals, the shell offers all files.
const SCRIPTS: {
  readonly [S in Shell]: (name: string, fn: string) => string;
} = {
  bash: (name, fn) =>
    `${fn}() {
  local word="\${COMP_WORDS[COMP_CWORD]}"
  mapfile -t COMPREPLY < <("\${COMP_WORDS[0]}" ${PROPOSE} "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null | cut -f1)
  [[ "\${COMPREPLY[0]}" == *\\** ]] || return
  compopt -o filenames 2>/dev/null
  mapfile -t COMPREPLY < <(compgen -f -X "!*\${COMPREPLY[0]##*\\*}" -- "$word"; compgen -d -- "$word")
}
complete -o default -F ${fn} ${name}
`,
  zsh: (name, fn) =>
    `${fn}() {
  local -a proposals
  proposals=("\${(@f)$("\${words[1]}" ${PROPOSE} "\${(@)words[2,CURRENT]}" 2>/dev/null | sed -e 's/:/\\\\:/g' -e 's/\\t/:/')}")
  if [[ "\${proposals[1]}" == *\\** ]]; then _files -g "*\${\${proposals[1]%%:*}##*\\*}"
  elif [[ -n "\${proposals[1]}" ]]; then _describe '${name}' proposals; else _files; fi
}
compdef ${fn} ${name}
`,
  fish: (name, fn) =>
    `function ${fn}
  set -l words (commandline -opc) (commandline -ct)
  set -l proposals ($words[1] ${PROPOSE} $words[2..] 2>/dev/null)
  if string match -q '*\\**' -- $proposals[1]
    __fish_complete_suffix (string split -f1 \\t -- $proposals[1] | string replace -r '.*\\*' '')
  else if set -q proposals[1]
    printf '%s\\n' $proposals
  else
    __fish_complete_path (commandline -ct)
  end
end
complete -c ${name} -f -a '(${fn})'
`,
};
