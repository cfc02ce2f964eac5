import type { FocusEvent } from 'react';
import { Attaching } from '#web/board/attachments/attaching.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { TextArea } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { pasteAsMarkdown } from '#web/ui/forms/paste-markdown.ts';
import type { FieldEdit } from './use-edit-field.ts';

type DescriptionFormProps = {
  projectId: number;
  edit: FieldEdit;
  value: string;
  onChange: (text: string) => void;
  isChangedByOthers: boolean;
};

/** The edit mode of the description. */
export const DescriptionForm = ({
  projectId,
  edit,
  value,
  onChange,
  isChangedByOthers,
}: DescriptionFormProps) => (
  <Form
    onSubmit={(event) => {
      event.preventDefault();
      void edit.save({ description: value });
    }}
  >
    {isChangedByOthers && (
      <Notice className="mb-2">
        Someone else changed the description while you were editing. When you save, both changes are
        kept. If they’re about the same lines, you’ll see both versions.
      </Notice>
    )}
    <Attaching
      projectId={projectId}
      aside={
        <div className="ml-auto flex gap-2">
          <Button onClick={edit.close}>Cancel</Button>
          <Button variant="primary" type="submit" busy={edit.isSaving}>
            {edit.isSaving ? 'Saving...' : 'Save'}
          </Button>
        </div>
      }
    >
      <TextArea
        label="Description"
        hideLabel
        onPaste={pasteAsMarkdown}
        autoFocus
        onFocus={moveCursorToEnd}
        placeholder="Enter description..."
        value={value}
        error={edit.validationError}
        onChange={(event) => onChange(event.target.value)}
        // At least 12rem high (Specification, section 9), and it grows with the text.
        className="[&_textarea]:field-sizing-content [&_textarea]:min-h-48"
      />
    </Attaching>
  </Form>
);

/** Start editing at the end of the text. */
const moveCursorToEnd = ({ target }: FocusEvent<HTMLTextAreaElement>) =>
  target.setSelectionRange(target.value.length, target.value.length);
