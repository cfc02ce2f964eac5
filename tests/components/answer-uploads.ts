import { onTestFinished, vi } from 'vitest';

type Begun = {
  report: (share: number) => void;
  isAborted: () => boolean;
  isAnswered: () => boolean;
};

/** Answers uploads like other calls, until the end of the test. Returns those that have begun. */
export function answerUploads(): Begun[] {
  const begun: Begun[] = [];
  class Upload extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    #address = '';
    #init: RequestInit = {};
    #headers = '';
    readonly #controller = new AbortController();

    open(method: string, address: string) {
      this.#init.method = method;
      this.#address = address;
    }

    setRequestHeader() {}

    getAllResponseHeaders() {
      return this.#headers;
    }

    abort() {
      this.#controller.abort();
      this.dispatchEvent(new Event('abort'));
    }

    async send(body: Blob) {
      const { upload } = this;
      const { signal } = this.#controller;
      begun.push({
        report: (loaded) =>
          void upload.dispatchEvent(new ProgressEvent('progress', { loaded, total: 1 })),
        isAborted: () => signal.aborted,
        isAnswered: () => this.responseText !== '',
      });
      try {
        const answer = await fetch(this.#address, { ...this.#init, body });
        this.status = answer.status;
        this.#headers = [...answer.headers].map((pair) => pair.join(': ')).join('\r\n');
        this.responseText = await answer.text();
        if (!signal.aborted) this.dispatchEvent(new Event('load'));
      } catch {
        this.dispatchEvent(new Event('error'));
      }
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
  onTestFinished(() => void vi.unstubAllGlobals());
  return begun;
}

/** Has files pasted or dropped on an element, with what else was copied. */
export function giveFiles(
  element: Element,
  act: 'paste' | 'drop',
  { files = [], text = '', html = '' }: { files?: File[]; text?: string; html?: string },
) {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  if (text) data.setData('text/plain', text);
  if (html) data.setData('text/html', html);
  const init = { bubbles: true, cancelable: true };
  element.dispatchEvent(
    act === 'paste'
      ? new ClipboardEvent('paste', { ...init, clipboardData: data })
      : new DragEvent('drop', { ...init, dataTransfer: data }),
  );
}
