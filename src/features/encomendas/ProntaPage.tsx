import { nomeLocalidade } from '../../domain/viagens/camposBusca';
import { formatCodigoEncomenda } from '../../domain/encomendas/codigoEncomenda';
import { formatDia } from '../../domain/base/data';
import { formatCentavos } from '../../domain/base/dinheiro';
import { HORARIO_BALCAO } from '../../domain/encomendas/encomenda';
import { toRastreioLink } from '../../domain/encomendas/linksEncomenda';
import type { EncomendaPrePostada } from '../../domain/wire/encomendas/encomendas';
import { Alert } from '../../ui/Alert/Alert';
import { Button } from '../../ui/Button/Button';
import { Inline } from '../../ui/Inline/Inline';
import { LinkButton } from '../../ui/LinkButton/LinkButton';
import { Page } from '../../ui/Page/Page';
import { Stack } from '../../ui/Stack/Stack';
import { Text } from '../../ui/Text/Text';
import { Folhas } from './balcao/Folhas';

export interface ProntaPageProps {
  codigo: string;
  /** Null after a reload: personal data is shown once and never stored in an address or browser. */
  encomenda: EncomendaPrePostada | null;
  onNova: () => void;
}

/** Confirmation with the parcel's code: what to print, and where and until when to post it. */
export function ProntaPage({ codigo, encomenda, onNova }: ProntaPageProps) {
  return (
    <Page title={encomenda ? 'Encomenda registrada' : 'Código da encomenda'}>
      <Stack gap={6}>
        {encomenda ? <FaltaLevar encomenda={encomenda} /> : <SoCodigo codigo={codigo} />}
        <Inline gap={3}>
          <LinkButton variant="secondary" href={toRastreioLink(codigo)}>
            Acompanhar
          </LinkButton>
          <Button variant="quiet" onClick={onNova}>
            Enviar outra encomenda
          </Button>
        </Inline>
        {encomenda && <Folhas encomenda={encomenda} />}
      </Stack>
    </Page>
  );
}

function Codigo({ codigo }: { codigo: string }) {
  return (
    <p>
      Código{' '}
      <Text as="strong" size="xl" figures>
        {formatCodigoEncomenda(codigo)}
      </Text>
    </p>
  );
}

function FaltaLevar({ encomenda }: { encomenda: EncomendaPrePostada }) {
  const { codigo, origem, postarAte, totalCentavos } = encomenda;
  return (
    <Alert kind="success" title="Falta só levar ao balcão" announce>
      <Stack gap={3}>
        <Codigo codigo={codigo} />
        <p>
          {`Imprima a etiqueta, cole no volume e leve ao balcão (${origem.terminal}, ${nomeLocalidade(origem)}) até ${formatDia(postarAte)}. Atendemos ${HORARIO_BALCAO}. O total de ${formatCentavos(totalCentavos)} se paga lá.`}
        </p>
        <p>Sem impressora? Anote o código: o balcão imprime para você.</p>
      </Stack>
    </Alert>
  );
}

function SoCodigo({ codigo }: { codigo: string }) {
  return (
    <Alert kind="info" title="Leve o volume ao balcão com este código">
      <Stack gap={3}>
        <Codigo codigo={codigo} />
        <p>{`O balcão do terminal de origem imprime a etiqueta e a declaração para você. Atendemos ${HORARIO_BALCAO}.`}</p>
        <p>Para ver até quando levar e onde ela está, acompanhe com os 4 últimos dígitos de um documento.</p>
      </Stack>
    </Alert>
  );
}
