import { useMemo, useState } from 'react';
import { Form } from 'react-final-form';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { formatPeso } from '../../../domain/encomendas/encomenda';
import {
  errosVolume,
  readVolume,
  toVolumeDigitado,
  type VolumeDigitado,
} from '../../../domain/encomendas/volumeDigitado';
import type { EncomendaBalcao, FreteEncomenda, MeioBalcao } from '../../../domain/wire/encomendas/encomendas';
import { useEmit } from '../../../events/useEmit';
import { selectFreteNoBalcao } from '../../../store/encomendas/balcaoEncomenda';
import { useAppSelector } from '../../../store/hooks';
import { useSubmission } from '../../../store/useSubmission';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { FormErrorSummary } from '../../../ui/form/FormErrorSummary';
import { PriceBreakdown } from '../../../ui/PriceBreakdown/PriceBreakdown';
import { Stack } from '../../../ui/Stack/Stack';
import { MeioField } from '../MeioField';
import { Volumes } from '../Volumes';

interface Digitados {
  volumes: VolumeDigitado[];
}

const errosDe = ({ volumes }: Digitados): object => {
  const erros = volumes.map(errosVolume);
  return erros.some(Boolean) ? { volumes: erros } : {};
};
const toVolumes = ({ volumes }: Digitados) => volumes.flatMap((digitado) => readVolume(digitado) ?? []);

/** Receives a parcel: weigh, price, pay, post. */
export function PassoReceber({ encomenda }: { encomenda: EncomendaBalcao }) {
  const { codigo } = encomenda;
  const emit = useEmit();
  const frete = useAppSelector(selectFreteNoBalcao);
  const { sending } = useSubmission('balcaoEncomenda');
  const [meio, setMeio] = useState<MeioBalcao>('dinheiro');
  const [pesados, setPesados] = useState<Digitados | null>(null);
  const initialValues = useMemo(() => ({ volumes: encomenda.volumes.map(toVolumeDigitado) }), [encomenda.volumes]);
  const weigh = (digitados: Digitados) => {
    if (sending) return;
    setPesados(digitados);
    emit('EncomendaPesada', { codigo, volumes: toVolumes(digitados) });
  };
  const receive = () => {
    if (sending || !frete || !pesados) return;
    const recebimento = { volumes: toVolumes(pesados), totalCentavos: frete.totalCentavos, meio };
    emit('EncomendaRecebida', { codigo, recebimento });
  };
  return (
    <Card title="Receber e postar">
      <Stack gap={4}>
        <Form<Digitados> onSubmit={weigh} validate={errosDe} initialValues={initialValues} subscription={{}}>
          {({ handleSubmit }) => (
            <form
              noValidate
              aria-label="Pesagem"
              onInput={() => frete && emit('VolumesMudados')}
              onSubmit={(event) => void handleSubmit(event)}
            >
              <Stack gap={4}>
                <FormErrorSummary />
                <Volumes fixos />
                <Button type="submit" variant={frete ? 'secondary' : 'primary'} loading={sending && !frete}>
                  Conferir peso e preço
                </Button>
              </Stack>
            </form>
          )}
        </Form>
        {frete && <FreteConferido frete={frete} />}
        {frete && (
          <>
            <MeioField value={meio} onChange={setMeio} />
            <Button loading={sending} onClick={receive}>
              {`Receber ${formatCentavos(frete.totalCentavos)} e postar`}
            </Button>
          </>
        )}
      </Stack>
    </Card>
  );
}

function FreteConferido({ frete }: { frete: FreteEncomenda }) {
  return (
    <div role="status">
      <Stack gap={4}>
        <PriceBreakdown
          rows={frete.linhas.map(({ rotulo, valorCentavos }) => ({
            label: rotulo,
            value: formatCentavos(valorCentavos),
          }))}
          total={formatCentavos(frete.totalCentavos)}
        />
        <p>{`Peso considerado: ${formatPeso(frete.pesos.taxadoGramas)}.`}</p>
      </Stack>
    </div>
  );
}
