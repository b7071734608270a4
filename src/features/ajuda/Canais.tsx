import { toAjudaLink } from '../../domain/ajudaLinks';
import { canaisAtendimento } from '../../domain/conteudo/canais';
import { Card } from '../../ui/Card/Card';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList';
import { Inline } from '../../ui/Inline/Inline';
import { Link } from '../../ui/Link/Link';
import { LinkButton } from '../../ui/LinkButton/LinkButton';
import { Stack } from '../../ui/Stack/Stack';

/** Who to talk to, and how to write. */
export function Canais() {
  return (
    <Card title="Fale com a gente">
      <Stack gap={4}>
        <DescriptionList
          items={canaisAtendimento.map(({ nome, valor, href, quando }) => ({
            label: nome,
            value: (
              <>
                <Link href={href}>{valor}</Link>
                <br />
                {quando}
              </>
            ),
          }))}
        />
        <Inline gap={3}>
          <LinkButton href={toAjudaLink({ canal: 'manifestacao' })}>
            Registrar reclamação, sugestão ou elogio
          </LinkButton>
          <LinkButton variant="secondary" href={toAjudaLink({ canal: 'protocolo' })}>
            Acompanhar um protocolo
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}
