import styled from 'styled-components';
import { momentInWords } from '@nivara/shared/domain/clinic-time';
import type { Upload } from '@nivara/shared/domain/upload';
import { sizeInKb } from '@nivara/shared/domain/upload-choice';
import { Button } from '@nivara/shared/ui/form/button';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { TrashIcon } from '@nivara/shared/ui/layout/icon';
import { NoWrap } from '@nivara/shared/ui/layout/unbroken';
import { breakpoint } from '@nivara/shared/ui/tokens/theme';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { DocumentLink } from './document-link';

const onPhone = `@media screen and (width < ${breakpoint.tablet})`;

/** The names of files have few spaces. */
const Name = styled.span`
  ${onPhone} {
    [data-look='columns'] & {
      display: block;
      min-width: 6.2em;
      overflow-wrap: anywhere;
    }
  }
`;

/** On a phone the moment takes two lines: wide enough that the longest date and its time need no third. */
const Moment = styled(NoWrap)`
  ${onPhone} {
    [data-look='columns'] & {
      display: block;
      min-width: 7.3em;
      white-space: normal;
    }
  }
`;

/** The ids are the names by which the service sorts. */
export const uploadColumns: readonly DataColumn<Upload>[] = [
  {
    id: 'displayName',
    part: 'what',
    heading: 'Document',
    cell: ({ url, displayName }) => (
      <Name>
        <DocumentLink url={url} opensCard>
          {displayName}
        </DocumentLink>
      </Name>
    ),
    sortValue: ({ displayName }) => displayName,
    rowHeader: true,
  },
  {
    id: 'createdAt',
    part: 'when',
    heading: 'Uploaded',
    cell: ({ createdAt }) => <Moment>{momentInWords(new Date(createdAt))}</Moment>,
    sortValue: ({ createdAt }) => createdAt,
    text: ({ createdAt }) => momentInWords(new Date(createdAt)),
    pinned: 2,
  },
  {
    id: 'bytes',
    part: 'who',
    heading: 'Size',
    cell: ({ bytes }) => <NoWrap>{sizeInKb(bytes)}</NoWrap>,
    sortValue: ({ bytes }) => bytes,
    text: ({ bytes }) => sizeInKb(bytes),
    align: 'end',
  },
];

export const patientColumn: DataColumn<Upload> = {
  id: 'patientName',
  heading: 'Patient',
  cell: ({ patientName }) => patientName,
  sortValue: ({ patientName }) => patientName,
};

/** A column of the account's own list. A document from a doctor has no button, since it cannot be removed. */
export const removeColumn = (onRemove: (upload: Upload) => void): DataColumn<Upload> => ({
  id: 'remove',
  part: 'action',
  heading: 'Actions',
  actions: true,
  pinned: 1,
  cell: (upload) =>
    upload.doctor !== null ? (
      `From ${upload.doctor}`
    ) : (
      <Button variant="quiet" size="small" icon={<TrashIcon size={18} />} onClick={() => onRemove(upload)}>
        Remove<VisuallyHidden> {upload.displayName}</VisuallyHidden>
      </Button>
    ),
});
