import { HackathonScreen } from './parts/hackathon-screen.tsx';
import { SettingsBlock } from '#web/routes/accounts/parts/settings-block.tsx';
import { CancelHackathon } from '#web/hackathons/hackathons/settings/cancel-hackathon.tsx';
import { ChooseStaff } from '#web/hackathons/hackathons/settings/choose-staff.tsx';
import { EditHackathon } from '#web/hackathons/hackathons/settings/edit-hackathon.tsx';
import { ReplaceCode } from '#web/hackathons/hackathons/settings/replace-code.tsx';

/** What organizers can change about their hackathon. */
export const Component = () => (
  <HackathonScreen title="Hackathon settings" isAllowed={(can) => can.edit || can.chooseStaff}>
    {(hackathon) => (
      <div className="grid w-full max-w-form grid-cols-1 gap-8">
        {hackathon.can.edit && (
          <SettingsBlock title="Basics">
            <EditHackathon hackathon={hackathon} />
          </SettingsBlock>
        )}
        {hackathon.can.edit && (
          <SettingsBlock title="Link and code">
            <ReplaceCode hackathon={hackathon} />
          </SettingsBlock>
        )}
        {hackathon.can.chooseStaff && (
          <SettingsBlock id="staff" title="The team behind it">
            <ChooseStaff slug={hackathon.slug} />
          </SettingsBlock>
        )}
        {hackathon.can.cancel && (
          <SettingsBlock title="Cancel">
            <CancelHackathon hackathon={hackathon} />
          </SettingsBlock>
        )}
      </div>
    )}
  </HackathonScreen>
);
