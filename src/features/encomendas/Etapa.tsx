import type { ReactNode } from 'react';
import { etapasEncomenda, toEtapaLink, type EtapaEncomenda } from '../../domain/encomendas/linksEncomenda';
import { rotas } from '../../domain/base/rotas';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs';
import { LinkButton } from '../../ui/LinkButton/LinkButton';
import { Page } from '../../ui/Page/Page';
import { Stack } from '../../ui/Stack/Stack';
import { Stepper } from '../../ui/Stepper/Stepper';
import { ETAPAS } from './palavrasEncomenda';

export interface EtapaProps {
  etapa: EtapaEncomenda;
  title: string;
  lede?: string;
  children: ReactNode;
}

const trail = [{ label: rotas.encomendas.titulo, href: rotas.encomendas.path }];

/** Frame of a later step, with progress and back link. */
export function Etapa({ etapa, title, lede, children }: EtapaProps) {
  const at = etapasEncomenda.indexOf(etapa);
  return (
    <Page
      title={title}
      width="form"
      above={<Breadcrumbs trail={trail} current={title} />}
      {...(lede !== undefined && { lede })}
    >
      <Stack gap={6}>
        <Stepper label="Etapas da encomenda" steps={ETAPAS} current={at} />
        {children}
        <div>
          <LinkButton variant="quiet" href={toEtapaLink(etapasEncomenda[at - 1] ?? 'cotacao')}>
            Voltar
          </LinkButton>
        </div>
      </Stack>
    </Page>
  );
}
