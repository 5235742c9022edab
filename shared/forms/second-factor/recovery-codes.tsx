import styled from 'styled-components';
import { brand } from '../../contracts/brand';
import { Button } from '../../ui/form/button';
import { DownloadIcon } from '../../ui/layout/icon';
import { Cluster, Stack } from '../../ui/layout/layout';
import { saveFile } from '../../ui/table/save-file';
import { space } from '../../ui/tokens/theme';
import { CopyButton } from './copy-button';

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
  gap: ${space[2]};
  padding: 0;
  list-style: none;
`;

/** The codes are shown once, since the service keeps only their hashes. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <Stack $gap={4}>
      <p>
        Keep these recovery codes where you find them without your phone. Each signs you in once in place of
        the second step. They are shown only now.
      </p>
      <Codes role="list" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
      <Cluster $gap={3}>
        <Button
          variant="secondary"
          size="small"
          icon={<DownloadIcon size={20} />}
          onClick={() => saveFile(FILE, 'text/plain;charset=utf-8', fileOf(codes))}
        >
          Save as a file
        </Button>
        <CopyButton text={codes.join('\n')}>Copy the codes</CopyButton>
      </Cluster>
      <Button onClick={onDone}>I have kept them</Button>
    </Stack>
  );
}

const FILE = `${brand.name.toLowerCase()}-recovery-codes.txt`;

const fileOf = (codes: string[]) =>
  [`Recovery codes of your ${brand.name} account. Each signs you in once.`, '', ...codes, ''].join('\r\n');
