import { LegalPage } from '#web/accounts/community/legal-page.tsx';
import { Section } from '#web/ui/page/text-page.tsx';

export const Component = () => (
  <LegalPage
    text="privacy"
    title="Privacy Policy"
    lead="What we store about you, why, and who can see it."
  >
    <Section title="What we store">
      <p>
        Your name, your email addresses, a hash of your password, what you put in your profile, your
        photo as you cropped it, who you follow and who you’ve blocked, what you’ve reported, and
        the projects, tickets, comments, attachments and memberships you create, with the time you
        created them. What you look for in a team, if you tell us, and which projects you said
        aren’t for you. Whether you’d build with former teammates again, if you answer, and which
        technologies you don’t want us to suggest. What you answer when you sign up for a hackathon,
        what you announce to everyone in one, and the email addresses that organizers invite, until
        their owners sign up or the hackathon is over. What your team submits there, how you score
        others as a judge, and your team’s result. Which events you join or wait for, whether you
        came, and which meetings of your teams you can’t come to. For each browser you sign in or
        sign up with: its description, its IP address, and since when. If you sign in with Google or
        GitHub: your account ID and email address there. If you confirm a username on GitLab or
        Forgejo: that name. If you add a passkey or an authenticator app: the public key of the
        passkey, the key that the app uses, and hashes of your recovery codes.
      </p>
      <p>
        In Settings you can download all of it or delete your account. After that, your tickets,
        comments and their attachments stay with your teams, and what you announced stays with its
        hackathon, without your name. Published results of hackathons stay, too; scores you gave as
        a judge are deleted. Events that you organize are canceled.
      </p>
    </Section>
    <Section title="Who can see it">
      <p>
        Everyone can see your profile, unless you choose otherwise in Settings, and the project
        cards, which name their members and show their photos. Only members can see a project’s
        board and its attachments. Only admins see your email addresses. Leads of a team that you
        ask to join see why you fit. Organizers and helpers of a hackathon see your answers and the
        addresses they’ve invited; others who take part see them only if you agree. If you and a
        former teammate both say you’d build together again, you two see that, and nobody else does.
        Organizers, helpers and judges see what your team submits, and so does everyone who can see
        the hackathon once its results are published. Only its organizers see the scores and notes
        of judges. Those who go to an event, its organizer and admins see your name if you go, and
        only its organizer and admins whether you came. Members of a team see who can’t come to its
        meetings. If you let teams find you, people who lead a project with an open role can see
        what you look for, for 90 days or until you join a team. Whoever can see your profile sees
        the first discipline you look for next to your posts in the forum. Admins can see what was
        reported and by whom. What they decided, and why, is kept in a log with account IDs but no
        names. So is who took a project over, and who was removed from a team or marked as absent,
        and by whom.
      </p>
    </Section>
    <Section title="Cookies">
      <p>
        We use five cookies, all of them necessary: one keeps you signed in, one tells the page that
        you are, one protects you from forged requests, one helps us tell your browser from someone
        who is guessing your password, and one names your time zone if it isn’t ours, so that times
        are right from the start. There’s another for a few minutes while you sign in with Google,
        GitHub, a passkey or a second step, and one for up to 30 days after you sign up, until you
        confirm your email address. Your browser also stores your theme, comments you haven’t sent
        yet, an invitation you’re about to accept and whether you’ve seen the intro. We don’t track
        you, and we load nothing from other sites.
      </p>
    </Section>
  </LegalPage>
);
