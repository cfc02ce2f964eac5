import { maxEmailsPerAddress } from '#contract/hackathons/hackathon-rules.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { toast } from '#web/ui/feedback/toast.tsx';

/** Says how many addresses were emailed, and why others weren’t. */
export function toastInvited({ sent, skipped }: { sent: number; skipped: readonly string[] }) {
  const addresses = formatCount(skipped.length, 'email address', 'email addresses');
  const description = `Not emailed again: ${addresses} that already have this link or got ${maxEmailsPerAddress} emails.`;
  if (sent === 0) toast({ title: 'Nobody new to invite', description });
  else
    toast({
      tone: 'success',
      title: `Invited ${formatCount(sent, 'person', 'people')}`,
      ...(skipped.length > 0 && { description }),
    });
}
