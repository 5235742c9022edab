import { brand } from '@nivara/shared/contracts/brand';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { MailIcon, PhoneIcon } from '@nivara/shared/ui/layout/icon';
import { Card } from '@nivara/shared/ui/layout/card';
import { Cluster, Heading, Section, Stack } from '@nivara/shared/ui/layout/layout';

const mailUrl = `mailto:${brand.email}?subject=${encodeURIComponent(`Application to ${brand.name}`)}`;

export function ApplySection() {
  return (
    <Section tight aria-labelledby="apply-title">
      <Card $padding="roomy">
        <Stack $gap={4}>
          <Heading level={2} id="apply-title">
            Write to us
          </Heading>
          <p>
            Tell us what you have done, what you would like to do, and from when. Please leave out health data
            and copies of identity cards: if we need them, we ask for them later.
          </p>
          <Cluster>
            <ButtonLink href={mailUrl} size="large" icon={<MailIcon size={20} />}>
              Apply by e-mail
            </ButtonLink>
            <ButtonLink
              href={brand.phone.href}
              size="large"
              variant="secondary"
              icon={<PhoneIcon size={20} />}
            >
              Ask by telephone
            </ButtonLink>
          </Cluster>
        </Stack>
      </Card>
    </Section>
  );
}
