import { useState } from 'react';
import styled from 'styled-components';
import { type TotpSetUp, codeFormSchema } from '../../domain/second-factor';
import { TextField } from '../../ui/form/field';
import { Form, SubmitButton } from '../../ui/form/form';
import { Cluster, Stack } from '../../ui/layout/layout';
import { breakpoint, color, space } from '../../ui/tokens/theme';
import { QrCode } from '../../ui/layout/qr-code';
import { CopyButton } from './copy-button';

const Key = styled.code`
  overflow-wrap: anywhere;
`;

const PHONE = `(width < ${breakpoint.phone})`;

const FromElsewhere = styled.details`
  summary {
    padding-block: ${space[2]};
    color: ${color.primary};
    font-weight: 600;
    cursor: pointer;
  }
`;

interface Props {
  setUp: TotpSetUp;
  onCode: (code: string) => Promise<void>;
}

/** The app becomes a second factor once its first code is right. */
export function AppSetUp({ setUp: { key, qr }, onCode }: Props) {
  // A phone cannot scan its own screen.
  const [isPhone] = useState(() => window.matchMedia(PHONE).matches);
  const code = (
    <>
      <p>Scan this code with your authenticator app, for example the one that came with your phone.</p>
      <QrCode qr={qr} label="QR code for your authenticator app" />
    </>
  );
  return (
    <Stack $gap={4}>
      {isPhone ? (
        <FromElsewhere>
          <summary>The app is on another phone</summary>
          <Stack $gap={2}>{code}</Stack>
        </FromElsewhere>
      ) : (
        code
      )}
      <Stack $gap={2}>
        <p>
          {isPhone ? 'Copy this key into your authenticator app:' : 'No camera? Type this key into the app:'}
        </p>
        <Key>{inFours(key)}</Key>
        <Cluster $gap={3}>
          <CopyButton text={key}>Copy the key</CopyButton>
        </Cluster>
      </Stack>
      <Form
        label="First code"
        initialValues={{ code: '' }}
        schema={codeFormSchema}
        onSubmit={({ code }) => onCode(code.trim())}
      >
        <TextField
          name="code"
          label="Code from the app"
          hint="Six digits; a new one comes every 30 seconds."
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          characters={8}
        />
        <SubmitButton full busyLabel="Checking…">
          Confirm
        </SubmitButton>
      </Form>
    </Stack>
  );
}

/** Groups of four characters are easier to read and to type. */
const inFours = (key: string) => key.replace(/(.{4})(?=.)/g, '$1 ');
