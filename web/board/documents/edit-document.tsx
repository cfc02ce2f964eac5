import { type ReactNode, useRef, useState } from 'react';
import { Attaching } from '#web/board/attachments/attaching.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Field, TextArea } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';
import { pasteAsMarkdown } from '#web/ui/forms/paste-markdown.ts';
import { isSendShortcut } from '#web/lib/forms/is-send-shortcut.ts';
import { joinPage, splitPage } from './save-document.ts';

type EditDocumentProps = {
  projectId: number;
  heading: string;
  /** The page as one text; its title is the first line. */
  page: string;
  onType: (page: string) => void;
  isChangedByOthers?: boolean;
  isSaving: boolean;
  error: Error | null;
  /** What else to do about the error. */
  action?: ReactNode;
  onSave: () => void;
  onCancel: () => void;
};

export function EditDocument(props: EditDocumentProps) {
  const { projectId, heading, page, onType, isChangedByOthers, isSaving, error, action, onSave } =
    props;
  const { title, text } = splitPage(page);
  const [isChecked, setIsChecked] = useState(false);
  const titleField = useRef<HTMLInputElement>(null);
  const isUnnamed = title.trim() === '';
  const save = () => {
    setIsChecked(true);
    if (isUnnamed) titleField.current?.focus();
    else if (!isSaving) onSave();
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      className="grid max-w-line gap-4"
    >
      <h2 className="text-lg">{heading}</h2>
      {isChangedByOthers && (
        <Notice>
          Someone else changed this page while you were editing. When you save, both changes are
          kept. If they’re about the same lines, you’ll see both versions.
        </Notice>
      )}
      <FormFailure
        error={error}
        fields={[]}
        fallback="Couldn’t save it. Try again."
        action={action}
      />
      <Field
        ref={titleField}
        label="Title"
        autoFocus={isUnnamed}
        value={title}
        onChange={({ target }) => onType(joinPage({ title: target.value, text }))}
        error={isChecked && isUnnamed ? 'Title is required' : undefined}
      />
      <div>
        <Attaching
          projectId={projectId}
          aside={
            <>
              <p className="flex-1 basis-34 text-sm text-soft">Supports Markdown</p>
              <div className="flex flex-wrap gap-2">
                <Button onClick={props.onCancel}>Cancel</Button>
                <Button type="submit" variant="primary" busy={isSaving}>
                  {isSaving ? 'Saving...' : 'Save'}
                </Button>
              </div>
            </>
          }
        >
          <TextArea
            label="Text"
            autoFocus={!isUnnamed}
            onPaste={pasteAsMarkdown}
            value={text}
            onChange={({ target }) => onType(joinPage({ title, text: target.value }))}
            onKeyDown={(event) => {
              if (!isSendShortcut(event)) return;
              event.preventDefault();
              save();
            }}
            className="[&_textarea]:field-sizing-content [&_textarea]:max-h-[60vh] [&_textarea]:min-h-64"
          />
        </Attaching>
      </div>
    </Form>
  );
}
