import { Alert } from '../Alert/Alert';
import { EmptyState } from '../EmptyState/EmptyState';
import { NoTripsIllustration } from '../Illustration/NoTripsIllustration';
import { Link } from '../Link/Link';
import { LinkButton } from '../LinkButton/LinkButton';
import { Stack } from '../Stack/Stack';

export interface EmptyCatalogueProps {
  /** `page` fills a screen that has nothing else to show; `notice` stands beside other content. */
  shape?: 'page' | 'notice';
  /** Also shows how the catalogue is filled; for a person who may do so. */
  admin?: boolean;
  /** Page on which the company can be written to. */
  contactHref: string;
}

const TITLE = 'Ainda não há viagens à venda';
const TEXT = 'Os horários e os preços ainda não foram publicados. Volte em breve.';
const CONTACT = 'Falar com a empresa';

/** Says that the company has published no departure yet, and who can do what about it. */
export function EmptyCatalogue({ shape = 'notice', admin = false, contactHref }: EmptyCatalogueProps) {
  if (shape === 'notice') {
    return (
      <Alert title={TITLE} action={<Link href={contactHref}>{CONTACT}</Link>}>
        {TEXT}
        {admin && <HowToFill />}
      </Alert>
    );
  }
  return (
    <Stack gap={6}>
      <EmptyState
        title={TITLE}
        illustration={<NoTripsIllustration />}
        action={
          <LinkButton variant="secondary" href={contactHref}>
            {CONTACT}
          </LinkButton>
        }
      >
        {TEXT}
      </EmptyState>
      {admin && (
        <Alert title="Para a administração">
          <HowToFill />
        </Alert>
      )}
    </Stack>
  );
}

/** The command that imports a feed, until the back office does so. */
const HowToFill = () => (
  <p>
    Para publicar linhas, horários e tarifas, rode no servidor <code>npm run catalogo -- importar feed.zip</code>, com
    um arquivo GTFS da empresa.
  </p>
);
