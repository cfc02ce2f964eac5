import { HackathonScreen } from './parts/hackathon-screen.tsx';
import { InvitePeople } from '#web/hackathons/hackathons/people/invite-people.tsx';
import { PeopleList } from '#web/hackathons/hackathons/people/people-list.tsx';
import { buttonClasses } from '#web/ui/button.tsx';

/** Who takes part in a hackathon, for those who run it. */
export const Component = () => (
  <HackathonScreen title="People" isAllowed={(can) => can.exportPeople}>
    {(hackathon) => (
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {hackathon.can.invite && (
          // Below a long list on a phone.
          <a href="#invite" className={`${buttonClasses()} justify-self-start lg:hidden`}>
            Invite people
          </a>
        )}
        <PeopleList hackathon={hackathon} />
        {hackathon.can.invite && <InvitePeople hackathon={hackathon} />}
      </div>
    )}
  </HackathonScreen>
);
