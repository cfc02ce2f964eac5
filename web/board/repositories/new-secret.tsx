import { type ReactNode, useId } from 'react';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Copyable } from '#web/ui/forms/copyable.tsx';
import { Summary } from '#web/ui/text/summary.tsx';

type NewSecretProps = { address: string; secret: string };

/** The address and the secret of the webhook, and what to do with them. The secret isn't shown again. */
export function NewSecret({ address, secret }: NewSecretProps) {
  const title = useId();
  return (
    <section
      aria-labelledby={title}
      className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-4"
    >
      <h3 id={title} className="text-base">
        Enter these in your repository
      </h3>
      {isLocal(address) && (
        <Notice>
          This URL only works on this computer, so GitHub and GitLab.com can’t reach it.
        </Notice>
      )}
      <Copyable label="Webhook URL" value={address} />
      <Copyable
        label="Secret"
        value={secret}
        hint="Copy it now. We won’t show it again, but you can replace it anytime."
      />
      <Steps provider="GitHub">
        <li>Open your repository’s Settings, then Webhooks, then Add webhook.</li>
        <li>
          Enter the webhook URL as Payload URL, choose application/json, and enter the secret.
        </li>
        <li>
          Choose “Let me select individual events”: Pushes, Pull requests, Pull request reviews and
          Issues. Then press Add webhook.
        </li>
      </Steps>
      <Steps provider="GitLab">
        <li>Open your project’s Settings, then Webhooks, then Add new webhook.</li>
        <li>Enter the webhook URL as URL, and the secret as Secret token.</li>
        <li>Choose Push events, Merge request events and Issues events, then press Add webhook.</li>
      </Steps>
      <Steps provider="Forgejo or Gitea">
        <li>Open your repository’s Settings, then Webhooks, then Add webhook.</li>
        <li>Choose Forgejo or Gitea, enter the webhook URL as Target URL, and enter the secret.</li>
        <li>
          Choose “Custom events”: Push, Pull request, Pull request reviews and Issues. Then press
          Add webhook.
        </li>
      </Steps>
    </section>
  );
}

const isLocal = (address: string) =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(address).hostname);

const Steps = ({ provider, children }: { provider: string; children: ReactNode }) => (
  <details className="group">
    <Summary className="py-1 font-semibold pointer-coarse:py-3">
      How to do this on {provider}
    </Summary>
    <ol className="mt-1 grid list-decimal gap-1 pl-6">{children}</ol>
  </details>
);
