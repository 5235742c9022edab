import { brand } from '../../contracts/brand';
import type { ServiceListEntry } from '../../domain/clinic-service';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { ChoiceListField } from '../../ui/choice-list-field';
import { Cluster, Stack } from '../../ui/layout';
import { TextLink } from '../../ui/link';

export type ServiceList =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; entries: ServiceListEntry[] };

/** The clinic’s services; without a list of them, how to book by telephone. */
export function ServiceField({ services }: { services: ServiceList }) {
  const entries = services.status === 'ready' ? services.entries : [];
  const isEmpty = services.status !== 'loading' && entries.length === 0;
  return (
    <Stack $gap={3}>
      <ChoiceListField
        name="service"
        label="Service"
        choices={entries.map(({ id, service }) => ({ value: String(id), label: service }))}
        placeholder={isEmpty ? 'No services to choose from' : 'Choose a service'}
        waiting={services.status === 'loading' ? 'Loading services...' : undefined}
      />
      {isEmpty ? (
        <Alert tone="warning" live title="The list of our services could not be loaded">
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
      ) : null}
    </Stack>
  );
}
