import type { News } from '#contract/board/live.ts';
import { newsOf } from '#tests/factories/news.ts';
import type { Answers } from './answers.ts';

/** A stream of a board, on which `tell` says what others have done, as the server does. */
export function liveBoard() {
  let lastChange = 1;
  let send: (text: string) => void = () => {};
  const answers: Answers = {
    'GET /projects/{projectId}/events': () => {
      const body = new ReadableStream<Uint8Array>({
        start(stream) {
          send = (text) => stream.enqueue(new TextEncoder().encode(text));
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
  };
  const tell = (fields: Partial<News>) => {
    const data = newsOf({ ...fields, after: lastChange, upTo: lastChange + 1 });
    lastChange += 1;
    send(`id: ${lastChange}\nevent: news\ndata: ${JSON.stringify(data)}\n\n`);
  };
  return { answers, tell };
}
