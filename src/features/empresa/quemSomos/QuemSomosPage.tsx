import { empresa } from '../../../domain/empresa/conteudo/empresa';
import { rotas } from '../../../domain/base/rotas';
import { Card } from '../../../ui/Card/Card';
import { Grid } from '../../../ui/Grid/Grid';
import { Inline } from '../../../ui/Inline/Inline';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { Page } from '../../../ui/Page/Page';
import { Prose } from '../../../ui/Prose/Prose';
import { Stack } from '../../../ui/Stack/Stack';

/** About the company: history and values. */
export function QuemSomosPage() {
  return (
    <Page title={rotas.quemSomos.titulo} description={empresa.resumo} lede={empresa.resumo}>
      <Stack gap={6}>
        <Card title="Nossa história">
          <Prose>
            {empresa.historia.map((texto) => (
              <p key={texto}>{texto}</p>
            ))}
          </Prose>
        </Card>
        <Grid min={20} list label="Nossos compromissos">
          {empresa.compromissos.map(({ titulo, texto }) => (
            <li key={titulo}>
              <Card title={titulo}>
                <p>{texto}</p>
              </Card>
            </li>
          ))}
        </Grid>
        <Inline gap={3}>
          <LinkButton href={rotas.nossaFrota.path}>Conhecer a frota</LinkButton>
          <LinkButton variant="secondary" href={rotas.destinos.path}>
            Ver destinos
          </LinkButton>
          <LinkButton variant="quiet" href={rotas.trabalheConosco.path}>
            Trabalhar com a gente
          </LinkButton>
        </Inline>
      </Stack>
    </Page>
  );
}
