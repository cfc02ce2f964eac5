import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Proposal } from '#contract/hackathons/proposals.ts';
import { isProblem } from '#web/lib/api/problem-error.ts';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { showReply } from '#web/lib/api/call-query.ts';
import { arrange, type Arrangement, arrangementOf } from './arrangement.ts';
import { proposalQuery, saveArrangement } from './queries.ts';

/**
 * Changes a proposal right away and stores it in the background, one change after the other. `undo`
 * goes back one step, also to before another proposal.
 */
export function useArrangement(slug: string, saved: Proposal) {
  const client = useQueryClient();
  const { queryKey } = proposalQuery(slug);
  // What the server hasn't confirmed yet.
  const [wanted, setWanted] = useState<Arrangement>();
  const [history, setHistory] = useState<readonly Arrangement[]>([]);
  const next = useRef<Arrangement>(undefined);
  const isSending = useRef(false);
  const shown = wanted ? arrange(saved, wanted) : saved;

  async function send(arrangement: Arrangement) {
    setWanted(arrangement);
    next.current = arrangement;
    if (isSending.current) return;
    isSending.current = true;
    try {
      while (next.current) await sendNext(next.current);
    } catch (error) {
      next.current = undefined;
      setHistory([]);
      takeOver(error);
    }
    isSending.current = false;
    // What the server answered shows a moment later. Until then, people would be back where they were.
    notifyManager.schedule(() => {
      if (!isSending.current) setWanted(undefined);
    });
  }

  async function sendNext(sent: Arrangement) {
    const proposal = client.getQueryData(queryKey) ?? saved;
    const answer = await saveArrangement({ slug, proposal, arrangement: sent });
    await showReply(client, queryKey, answer);
    if (next.current === sent) next.current = undefined;
  }

  /** Shows what the server has instead, and why. */
  function takeOver(error: unknown) {
    if (isProblem(error, 'stale_proposal') && error.current)
      client.setQueryData(queryKey, error.current as Proposal);
    else void client.invalidateQueries({ queryKey });
    toastFailure('Couldn’t save your change', error);
  }

  const remember = () => setHistory((before) => [...before, arrangementOf(shown)]);

  return {
    shown,
    isSaving: wanted !== undefined,
    /** Before something else replaces the proposal. */
    remember,
    change: (edit: (arrangement: Arrangement) => Arrangement) => {
      remember();
      void send(edit(arrangementOf(shown)));
    },
    canUndo: history.length > 0,
    undo: () => {
      const before = history.at(-1);
      if (!before) return;
      setHistory(history.slice(0, -1));
      void send(before);
    },
  };
}
