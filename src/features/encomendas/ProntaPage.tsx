import { nomeLocalidade } from '../../domain/camposBusca';
import { formatCodigoEncomenda } from '../../domain/codigoEncomenda';
import { formatDia } from '../../domain/data';
import { formatCentavos } from '../../domain/dinheiro';
import { HORARIO_BALCAO } from '../../domain/encomenda';
import { toRastreioLink } from '../../domain/linksEncomenda';
import type { EncomendaPrePostada } from '../../domain/wire/encomendas';
import { Alert } from '../../ui/Alert/Alert';
import { Button } from '../../ui/Button/Button';
import { Inline } from '../../ui/Inline/Inline';
import { LinkButton } from '../../ui/LinkButton/LinkButton';
import { Page } from '../../ui/Page/Page';
import { Stack } from '../../ui/Stack/Stack';
import { Folhas } from './Folhas';
import './encomendas.css';

export interface ProntaPageProps {
  encomenda: EncomendaPrePostada;
  onNova: () => void;
}

/** The parcel has its code: what to print, and where and until when to bring it. */
export function ProntaPage({ encomenda, onNova }: ProntaPageProps) {
  const { codigo, origem, postarAte, totalCentavos } = encomenda;
  return (
    <Page title="Encomenda registrada">
      <Stack gap={6}>
        <Alert kind="success" title="Falta só levar ao balcão" announce>
          <Stack gap={3}>
            <p>
              Código <strong className="it-tabular it-encomenda__codigo">{formatCodigoEncomenda(codigo)}</strong>
            </p>
            <p>
              {`Imprima a etiqueta, cole no volume e leve ao balcão (${origem.terminal}, ${nomeLocalidade(origem)}) até ${formatDia(postarAte)}. Atendemos ${HORARIO_BALCAO}. O total de ${formatCentavos(totalCentavos)} se paga lá.`}
            </p>
            <p>Sem impressora? Anote o código: o balcão imprime para você.</p>
          </Stack>
        </Alert>
        <Inline gap={3}>
          <LinkButton variant="secondary" href={toRastreioLink(codigo)}>
            Acompanhar
          </LinkButton>
          <Button variant="quiet" onClick={onNova}>
            Enviar outra encomenda
          </Button>
        </Inline>
        <Folhas encomenda={encomenda} />
      </Stack>
    </Page>
  );
}
