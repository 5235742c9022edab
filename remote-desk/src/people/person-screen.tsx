import { readPerson } from '@nivara/shared/api-client/desk-people';
import { useSearchParams } from '@nivara/shared/app-context/router';
import { useOwnItem } from '@nivara/shared/area/use-own-item';
import type { DeskPersonInDetail } from '@nivara/shared/domain/desk-people';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { UserIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster, Stack } from '@nivara/shared/ui/layout/layout';
import { Tabs } from '@nivara/shared/ui/navigation/tabs';
import { DeskPage } from '../frame/desk-page';
import { paths } from '../paths';
import { PersonHead } from './person-head';
import { PersonAppointments, PersonBills, PersonMessages } from './person-lists';

export function PersonScreen() {
  const { answer, change } = useOwnItem(readPerson);
  const name = answer.status === 'ready' && answer.data ? answer.data.name : 'Patient';
  return (
    <DeskPage name={name} heading={name}>
      <Loaded
        data={answer}
        level={2}
        failure="This person could not be loaded"
        skeleton={<SkeletonCard lines={12} />}
      >
        {(person) =>
          person === null ? (
            <EmptyState
              level={2}
              title="We could not find that person"
              icon={<UserIcon size={28} />}
              action={<ButtonLink to={paths.people}>See everybody</ButtonLink>}
            >
              There is nobody with this address.
            </EmptyState>
          ) : (
            <Person key={person.id} person={person} onChanged={(changed) => change(() => changed)} />
          )
        }
      </Loaded>
    </DeskPage>
  );
}

interface PersonProps {
  person: DeskPersonInDetail;
  onChanged: (person: DeskPersonInDetail) => void;
}

function Person({ person, onChanged }: PersonProps) {
  const [params, setParams] = useSearchParams();
  return (
    <Stack $gap={5}>
      <Cluster>
        <ButtonLink to={paths.book({ patient: person.id })}>Book an appointment</ButtonLink>
        <ButtonLink variant="secondary" to={paths.newBill({ patient: person.id })}>
          Raise a bill
        </ButtonLink>
      </Cluster>
      <PersonHead person={person} onChanged={onChanged} />
      <Tabs
        label="What there is"
        selected={params.get('show') ?? 'appointments'}
        onSelect={(show) => setParams(show === 'appointments' ? {} : { show }, { replace: true })}
        tabs={[
          { id: 'appointments', label: 'Appointments', content: <PersonAppointments person={person} /> },
          { id: 'bills', label: 'Bills', content: <PersonBills person={person} /> },
          { id: 'messages', label: 'Messages', content: <PersonMessages person={person} /> },
        ]}
      />
    </Stack>
  );
}
