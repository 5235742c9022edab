import styled from 'styled-components';
import { brand } from '../../contracts/brand';
import type { ServiceListEntry } from '../../domain/clinic-service';
import { Alert } from '../../ui/feedback/alert';
import { Button } from '../../ui/form/button';
import { ChoiceListField } from '../../ui/choice/choice-list-field';
import { FieldFrame, controlLook } from '../../ui/form/field-frame';
import { Cluster, Stack } from '../../ui/layout/layout';
import { TextLink } from '../../ui/navigation/link';
import { useFormField } from '../../ui/form/use-form-field';

export type ServiceList =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; entries: ServiceListEntry[] };

interface ServiceFieldProps {
  services: ServiceList;
  /** The services of the chosen doctor; undefined while any doctor will do. */
  given?: readonly number[];
}

/** Without a list of services, explains how to book by telephone. */
export function ServiceField({ services, given }: ServiceFieldProps) {
  const entries = services.status === 'ready' ? services.entries : [];
  const isEmpty = services.status !== 'loading' && entries.length === 0;
  return (
    <Stack $gap={3}>
      <ChoiceListField
        name="service"
        label="Service"
        choices={entries.map(({ id, service }) => ({
          value: String(id),
          label: service,
          ...(given && !given.includes(id) ? { disabled: true, note: 'not with this doctor' } : {}),
        }))}
        placeholder={isEmpty ? 'No services to choose from' : 'Choose a service'}
        waiting={services.status === 'loading' ? 'Loading services...' : undefined}
      />
      {isEmpty ? <NoServices services={services} /> : null}
    </Stack>
  );
}

const ReadOnly = styled.input`
  ${controlLook}
`;

/** Shows the wanted service, which cannot be changed; the form takes its id from the list. */
export function FixedService({ name, services }: { name: string; services: ServiceList }) {
  const { id, error, described } = useFormField<string>({ name: 'service' });
  const isListed = services.status === 'ready' && services.entries.some(({ service }) => service === name);
  return (
    <Stack $gap={3}>
      <FieldFrame id={id} label="Service" error={error}>
        <ReadOnly {...described} aria-required={undefined} id={id} value={name} readOnly />
      </FieldFrame>
      {services.status === 'loading' || isListed ? null : <NoServices services={services} />}
    </Stack>
  );
}

function NoServices({ services }: { services: ServiceList }) {
  return (
    <Alert
      tone="warning"
      live
      title={
        services.status === 'failed' || (services.status === 'ready' && services.entries.length === 0)
          ? 'The list of our services could not be loaded'
          : 'This service cannot be booked here'
      }
    >
      <p>
        Please call us at <TextLink href={brand.phone.href}>{brand.phone.text}</TextLink>: we book the
        appointment with you.
      </p>
      {services.status === 'failed' ? (
        <Cluster>
          <Button variant="secondary" size="small" onClick={services.retry}>
            Retry
          </Button>
        </Cluster>
      ) : null}
    </Alert>
  );
}
