import { resumeFile } from '#web/lib/links.ts';
import { Menu, MenuItem, MenuLink } from '#web/ui/overlays/menu.tsx';

type ExportListProps = {
  userId: number;
  hasProfile: boolean;
  hasCredentials: boolean;
  anchor: HTMLElement;
  onClose: () => void;
  onPrint: () => void;
  onShowBadge: () => void;
  onShowCredentials: () => void;
};

/** The list that "Export" opens. */
export default function ExportList({ userId, anchor, onClose, ...props }: ExportListProps) {
  return (
    <Menu label="Export" align="start" {...{ anchor, onClose }}>
      {props.hasProfile && (
        <>
          <MenuLink to={resumeFile(userId)} download="resume.json">
            Download resume (JSON)
          </MenuLink>
          <MenuItem onPress={props.onPrint}>Print profile</MenuItem>
          <MenuItem onPress={props.onShowBadge}>Badge for your README</MenuItem>
        </>
      )}
      {props.hasCredentials && <MenuItem onPress={props.onShowCredentials}>Credentials</MenuItem>}
    </Menu>
  );
}
