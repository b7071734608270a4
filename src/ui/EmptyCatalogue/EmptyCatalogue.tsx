import { Alert } from '../Alert/Alert';
import { EmptyState } from '../EmptyState/EmptyState';
import { NoTripsIllustration } from '../Illustration/NoTripsIllustration';
import { Link } from '../Link/Link';
import { LinkButton } from '../LinkButton/LinkButton';
import { Stack } from '../Stack/Stack';
import { t } from '../../words/t';

export interface EmptyCatalogueProps {
  /** `page` fills a screen that has nothing else to show; `notice` stands beside other content. */
  shape?: 'page' | 'notice';
  /** Page on which the catalogue is filled, for a person who may do so. */
  fillHref?: string | undefined;
  /** Page on which the company can be written to. */
  contactHref: string;
}

/** Says that the company has published no departure yet, and who can do what about it. */
export function EmptyCatalogue({ shape = 'notice', fillHref, contactHref }: EmptyCatalogueProps) {
  const title = t('Ainda não há viagens à venda');
  const text = t('Os horários e os preços ainda não foram publicados. Volte em breve.');
  const contact = t('Falar com a empresa');
  if (shape === 'notice') {
    return (
      <Alert title={title} action={<Link href={contactHref}>{contact}</Link>}>
        {text}
        {fillHref !== undefined && <HowToFill href={fillHref} />}
      </Alert>
    );
  }
  return (
    <Stack gap={6}>
      <EmptyState
        title={title}
        illustration={<NoTripsIllustration />}
        action={
          <LinkButton variant="secondary" href={contactHref}>
            {contact}
          </LinkButton>
        }
      >
        {text}
      </EmptyState>
      {fillHref !== undefined && (
        <Alert title="Para a administração">
          <HowToFill href={fillHref} />
        </Alert>
      )}
    </Stack>
  );
}

/** The way to the import, for the company's staff. */
const HowToFill = ({ href }: { href: string }) => (
  <p>
    Para publicar linhas, horários e tarifas, <Link href={href}>envie um arquivo GTFS da empresa</Link>.
  </p>
);
