import { useId } from 'react';
import type { FormikValues } from 'formik';
import { Button } from '@nivara/shared/ui/form/button';
import { Form, SubmitButton, type FormProps } from '@nivara/shared/ui/form/form';
import { Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { Dialog } from '@nivara/shared/ui/overlay/dialog';

interface FormDialogProps<Values extends FormikValues> extends Pick<
  FormProps<Values>,
  'initialValues' | 'schema' | 'children'
> {
  title: string;
  about?: string;
  /** The button's label; null while there is nothing to submit. */
  submit: string | null;
  danger?: boolean;
  onSubmit: (values: Values) => Promise<void>;
  onClose: () => void;
}

export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const { title, about, submit, danger, initialValues, schema, children, onSubmit, onClose } = props;
  const titleId = useId();
  return (
    <Dialog titleId={titleId} size="small" onClose={onClose}>
      <Stack $gap={5}>
        <Heading level={2} look="h3" id={titleId}>
          {title}
        </Heading>
        {about === undefined ? null : <p>{about}</p>}
        <Form label={title} initialValues={initialValues} schema={schema} onSubmit={onSubmit}>
          {(form) => (
            <>
              {typeof children === 'function' ? children(form) : children}
              <Cluster $justify="end">
                <Button variant="quiet" onClick={onClose}>
                  Cancel
                </Button>
                {submit === null ? null : (
                  <SubmitButton variant={danger ? 'danger' : undefined} busyLabel="Saving…">
                    {submit}
                  </SubmitButton>
                )}
              </Cluster>
            </>
          )}
        </Form>
      </Stack>
    </Dialog>
  );
}
