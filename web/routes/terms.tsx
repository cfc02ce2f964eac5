import { TextPage, Section } from '#web/ui/text-page.tsx';

export function Component() {
  return (
    <TextPage
      title="Terms of Service"
      lead="What you and Pieces can expect from each other, in plain words."
    >
      <Section title="Your account">
        <p>
          Use your own name and an address that is yours. Keep your password to yourself. One
          person, one account.
        </p>
      </Section>
      <Section title="What you write here">
        <p>
          Your projects, tickets and profile stay yours. By putting them on Pieces you let others
          here read them as far as the page you put them on is meant for others: project cards for
          everyone, boards for the team.
        </p>
      </Section>
      <Section title="How we treat each other">
        <p>
          Be kind and be clear. Nobody is harassed, nobody is made to work for nothing by false
          promises, and nobody posts what is not theirs. Who does may lose their account.
        </p>
      </Section>
      <Section title="What Pieces does not promise">
        <p>
          Pieces is offered as it is. Teams form between people; what a team agrees on, it agrees on
          by itself.
        </p>
      </Section>
    </TextPage>
  );
}
