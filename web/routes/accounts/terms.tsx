import { LegalPage } from '#web/accounts/community/legal-page.tsx';
import { Section } from '#web/ui/page/text-page.tsx';

export const Component = () => (
  <LegalPage
    text="terms"
    title="Terms of Service"
    lead="What you and Pieces can expect from each other, in plain words."
  >
    <Section title="Your account">
      <p>
        Use your own name and your own email address. Keep your password to yourself. One account
        per person.
      </p>
    </Section>
    <Section title="What you write here">
      <p>
        Your projects, tickets and profile stay yours. Others can read them wherever that page is
        public: everyone can see project cards, only the team can see its board.
      </p>
    </Section>
    <Section title="How we treat each other">
      <p>
        Be kind and be clear. Don’t harass people, don’t lure them into unpaid work with false
        promises, and don’t post what isn’t yours. Break this and you may lose your account.
      </p>
    </Section>
    <Section title="What Pieces doesn’t promise">
      <p>
        Pieces is provided as is. People form teams themselves, and agreements within a team are the
        team’s own.
      </p>
    </Section>
  </LegalPage>
);
