import { empresa } from '../../../domain/empresa/conteudo/empresa';
import { rotas } from '../../../domain/base/rotas';
import { Card } from '../../../ui/Card/Card';
import { Inline } from '../../../ui/Inline/Inline';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { Page } from '../../../ui/Page/Page';
import { Stack } from '../../../ui/Stack/Stack';
import './quemSomos.css';

/** About the company: history and values. */
export function QuemSomosPage() {
  return (
    <Page title={rotas.quemSomos.titulo} description={empresa.resumo} lede={empresa.resumo}>
      <Stack gap={6}>
        <Card title="Nossa história">
          <div className="it-quem-somos__texto">
            {empresa.historia.map((texto) => (
              <p key={texto}>{texto}</p>
            ))}
          </div>
        </Card>
        <ul className="it-quem-somos__compromissos" aria-label="Nossos compromissos">
          {empresa.compromissos.map(({ titulo, texto }) => (
            <li key={titulo}>
              <Card title={titulo}>
                <p>{texto}</p>
              </Card>
            </li>
          ))}
        </ul>
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
