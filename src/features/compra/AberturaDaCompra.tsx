import { etapasCompra, rotulosEtapa } from '../../domain/compra/compra';
import type { EtapaComTela } from '../../domain/compra/fases/etapaDoLink';
import { rotas } from '../../domain/base/rotas';
import { Columns } from '../../ui/Columns/Columns';
import { Page } from '../../ui/Page/Page';
import { TripStrip, type TripStripProps } from '../../ui/PurchaseSummary/TripStrip';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Stack } from '../../ui/Stack/Stack';
import { Stepper } from '../../ui/Stepper/Stepper';
import { Heading } from '../../ui/Text/Heading';
import { titulosEtapa } from './titulosEtapa';
import { msg, t, translated } from '../../words/t';

const esperas: Record<EtapaComTela, string> = {
  poltronas: msg('Estamos abrindo o mapa de poltronas. As que você escolher ficam reservadas assim que continuar.'),
  passageiros: msg('Estamos abrindo os dados dos passageiros. Tenha à mão o documento de cada pessoa.'),
  pagamento: msg(
    'Estamos abrindo o pagamento. As poltronas seguem reservadas, e nada é cobrado antes de você confirmar.',
  ),
};

export interface AberturaDaCompraProps {
  etapa: EtapaComTela;
  faixa: TripStripProps['trechos'];
}

/** A step of the purchase while it opens, as the server's page draws it before any code: trip, progress, heading. */
export function AberturaDaCompra({ etapa, faixa }: AberturaDaCompraProps) {
  return (
    <Page title={translated(rotas.comprarViagem.titulo)} titleHidden dense focusTitle={false}>
      <Stack gap={4}>
        <TripStrip trechos={faixa} />
        <Stepper steps={etapasCompra.map((id) => translated(rotulosEtapa[id]))} current={etapasCompra.indexOf(etapa)} />
        <Columns shape="summary">
          <section aria-labelledby="etapa-da-compra">
            <Stack gap={5}>
              <Heading id="etapa-da-compra" level={2} size="xl" hiddenOnPhone={etapa === 'poltronas'}>
                {translated(titulosEtapa[etapa])}
              </Heading>
              <p>{translated(esperas[etapa])}</p>
              <Skeleton label={t('Carregando sua compra')} shape="card" count={6} />
            </Stack>
          </section>
        </Columns>
      </Stack>
    </Page>
  );
}
