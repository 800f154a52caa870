/** A stand-in for the module "vscode", as far as our extension touches it. */

type Listener = (event: unknown) => unknown;

class Disposable {
  constructor(readonly dispose: () => void = () => {}) {}
  static from(...all: readonly { dispose(): void }[]): Disposable {
    return new Disposable(() => all.forEach((each) => each.dispose()));
  }
}

class EventEmitter {
  readonly #listeners = new Set<Listener>();
  readonly event = (listener: Listener, self?: unknown): Disposable => {
    const bound = listener.bind(self);
    this.#listeners.add(bound);
    return new Disposable(() => this.#listeners.delete(bound));
  };
  readonly fire = (event: unknown) =>
    this.#listeners.forEach((each) => each(event));
  readonly dispose = () => this.#listeners.clear();
}

class Position {
  constructor(readonly line: number, readonly character: number) {}
}

class Range {
  readonly start: Position;
  readonly end: Position;
  constructor(...numbers: readonly [number, number, number, number]) {
    this.start = new Position(numbers[0], numbers[1]);
    this.end = new Position(numbers[2], numbers[3]);
  }
}

class Diagnostic {
  code: unknown;
  source: unknown;
  constructor(
    readonly range: Range,
    readonly message: string,
    readonly severity: number,
  ) {}
}

class Uri {
  constructor(readonly href: string) {}
  static parse = (href: string) => new Uri(href);
  static file = (path: string) => new Uri(`file://${path}`);
  get scheme(): string {
    return this.href.slice(0, this.href.indexOf(":"));
  }
  get fsPath(): string {
    return new URL(this.href).pathname;
  }
  toString(): string {
    return this.href;
  }
}

/** "quickfix" and the like: one within another. */
class CodeActionKind {
  constructor(readonly value: string) {}
  static readonly Empty = new CodeActionKind("");
  append(part: string): CodeActionKind {
    return new CodeActionKind(
      this.value === "" ? part : `${this.value}.${part}`,
    );
  }
}

class CancellationTokenSource {
  readonly token = {
    isCancellationRequested: false,
    onCancellationRequested: new EventEmitter().event,
  };
  readonly cancel = () => {};
  readonly dispose = () => {};
}

/** A document as it is open in the editor. */
export interface OpenDocument {
  readonly uri: Uri;
  readonly languageId: string;
  readonly version: number;
  readonly isClosed: false;
  readonly getText: () => string;
}

/** What an extension has done to the editor. */
export interface Editor {
  /** The module that `require("vscode")` yields. */
  readonly api: object;
  /** Opens a document, as an author does. */
  readonly open: (path: string, languageId: string, text: string) => void;
  /** What providers were registered: "registerHoverProvider" … */
  readonly registered: readonly string[];
  /** The first diagnostics shown for a document that was opened. */
  readonly diagnostics: Promise<readonly Diagnostic[]>;
}

/** Classes, events and functions that nobody asks about are there all the same. */
function otherwise<T extends object>(
  known: T,
  make: (name: string) => unknown,
): T {
  return new Proxy(known, {
    get: (target, name) =>
      name in target || typeof name === "symbol"
        ? Reflect.get(target, name)
        : make(name),
  });
}

function anyClass(): unknown {
  return class {
    readonly given: readonly unknown[];
    constructor(...given: readonly unknown[]) {
      this.given = given;
    }
  };
}

const silent = () => new EventEmitter().event;

/** Starts an editor without windows. */
export function startEditor(): Editor {
  const opened = new EventEmitter();
  const registered: string[] = [];
  const documents: OpenDocument[] = [];
  const shown = Promise.withResolvers<readonly Diagnostic[]>();
  const workspace = otherwise({
    textDocuments: documents,
    notebookDocuments: [],
    workspaceFolders: undefined,
    getConfiguration: () => ({ get: (_: string, value: unknown) => value }),
    getWorkspaceFolder: () => undefined,
    onDidOpenTextDocument: opened.event,
    createFileSystemWatcher: () => otherwise(new Disposable(), silent),
  }, silent);
  const languages = otherwise({
    match: (selector: readonly { language?: string }[], to: OpenDocument) =>
      [selector].flat().some(({ language }) => language === to.languageId)
        ? 10
        : 0,
    createDiagnosticCollection: () => ({
      set: ({ href }: Uri, found: readonly Diagnostic[]) => {
        const isOpen = documents.some(({ uri }) => uri.href === href);
        if (isOpen) shown.resolve(found);
      },
      delete: () => {},
      clear: () => {},
      dispose: () => {},
    }),
  }, (name) => () => {
    registered.push(name);
    return new Disposable();
  });
  const channel = otherwise(
    { logLevel: 0, onDidChangeLogLevel: silent() },
    () => () => {},
  );
  const window = otherwise({
    createOutputChannel: () => channel,
    visibleTextEditors: [],
    activeTextEditor: undefined,
    tabGroups: otherwise({ all: [] }, silent),
    showErrorMessage: (message: string) => shown.reject(new Error(message)),
  }, silent);
  const api = otherwise({
    version: "1.91.0",
    env: { appName: "Fake", language: "en" },
    CancellationTokenSource,
    CodeActionKind,
    Diagnostic,
    DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2, Hint: 3 },
    Disposable,
    EventEmitter,
    LogLevel: { Off: 0, Trace: 1, Debug: 2, Info: 3, Warning: 4, Error: 5 },
    Position,
    Range,
    Uri,
    commands: { registerCommand: () => new Disposable() },
    languages,
    window,
    workspace,
  }, anyClass);
  return {
    api,
    registered,
    diagnostics: shown.promise,
    open: (path, languageId, text) => {
      const document: OpenDocument = {
        uri: Uri.file(path),
        languageId,
        version: 1,
        isClosed: false,
        getText: () => text,
      };
      documents.push(document);
      opened.fire(document);
    },
  };
}
