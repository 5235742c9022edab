import { useId, useState } from 'react';
import { readOverride, type Override } from '@nivara/shared/contracts/override';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { Button } from '@nivara/shared/ui/form/button';
import { Dialog } from '@nivara/shared/ui/overlay/dialog';
import { TextField } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { space } from '@nivara/shared/ui/tokens/theme';
import styled from 'styled-components';
import { object, string } from 'yup';
import { useRegistry } from '../remotes/registry-provider';
import { setOverride } from './choose-override';

const schema = object({
  remote: string()
    .required('Enter the name of a part of the site')
    .test('name', 'A name has small letters, digits and hyphens', (remote = '') =>
      Boolean(readOverride(`${remote}@http://localhost`)),
    ),
  origin: string()
    .required('Enter the address of your own machine')
    .test('own', 'Only an address of this machine will do, such as http://localhost:8083', (origin = '') =>
      Boolean(readOverride(`any@${origin}`)),
    ),
});

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;

interface Props {
  /** The override that the page's address asks for. */
  requested?: Override | undefined;
  close: () => void;
}

export function OverridePanel({ requested, close }: Props) {
  const titleId = useId();
  const namesId = useId();
  const { registry } = useRegistry();
  const [refused, setRefused] = useState('');
  return (
    <Dialog titleId={titleId} onClose={close}>
      <Stack>
        <Heading level={2} id={titleId}>
          Show a part of the site from your machine
        </Heading>
        <p>
          For developers of this site. The code that you name takes the place of a part of the site in this
          browser, until you go back to the live site or close the browser. Go on only if that code is your
          own.
        </p>
        {refused && (
          <Alert tone="error" title="That was refused" live>
            {refused}
          </Alert>
        )}
        <Form
          initialValues={requested ?? { remote: '', origin: 'http://localhost:' }}
          schema={schema}
          onSubmit={async (override) => setRefused(await setOverride(override))}
        >
          <TextField
            name="remote"
            label="Part of the site"
            hint="A remote’s name. It need not be live yet."
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            list={namesId}
          />
          <datalist id={namesId}>
            {Object.keys(registry.remotes).map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <TextField name="origin" label="Your machine’s address" autoComplete="off" spellCheck={false} />
          <Row>
            <SubmitButton busyLabel="Loading…">Show it from there</SubmitButton>
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
          </Row>
        </Form>
      </Stack>
    </Dialog>
  );
}
