import { useMemo, useState } from 'react';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { formatPeso } from '../../../domain/encomendas/encomenda';
import type { DadosPesagem, DadosRecebimento } from '../../../domain/encomendas/atendimentoEncomenda';
import { readVolume, toVolumeDigitado } from '../../../domain/encomendas/volumeDigitado';
import type { EncomendaBalcao, FreteEncomenda } from '../../../domain/wire/encomendas/encomendas';
import { useEmit } from '../../../events/useEmit';
import { selectFreteNoBalcao } from '../../../store/encomendas/balcaoEncomenda';
import { useAppSelector } from '../../../store/hooks';
import { useSubmission } from '../../../store/useSubmission';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { FormErrorSummary } from '../../../ui/form/FormErrorSummary';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { PriceBreakdown } from '../../../ui/PriceBreakdown/PriceBreakdown';
import { Stack } from '../../../ui/Stack/Stack';
import { MeioField } from '../MeioField';
import { Volumes } from '../Volumes';

const pesagemSchema = () =>
  import(/* webpackChunkName: "esquema-encomendas" */ '../../../domain/encomendas/atendimentoEncomendaSchema').then(
    (module) => module.pesagemSchema,
  );
const recebimentoSchema = () =>
  import(/* webpackChunkName: "esquema-encomendas" */ '../../../domain/encomendas/atendimentoEncomendaSchema').then(
    (module) => module.recebimentoSchema,
  );
const initialPayment: DadosRecebimento = { meio: 'dinheiro' };
const toVolumes = ({ volumes }: DadosPesagem) => volumes.flatMap((digitado) => readVolume(digitado) ?? []);

/** Receives a parcel: weigh, price, pay, post. */
export function PassoReceber({ encomenda }: { encomenda: EncomendaBalcao }) {
  const { codigo } = encomenda;
  const emit = useEmit();
  const frete = useAppSelector(selectFreteNoBalcao);
  const { sending } = useSubmission('balcaoEncomenda');
  const [pesados, setPesados] = useState<DadosPesagem | null>(null);
  const initialValues = useMemo(() => ({ volumes: encomenda.volumes.map(toVolumeDigitado) }), [encomenda.volumes]);
  const weigh = (digitados: DadosPesagem) => {
    setPesados(digitados);
    emit('EncomendaPesada', { codigo, volumes: toVolumes(digitados) });
  };
  const receive = ({ meio }: DadosRecebimento) => {
    if (!frete || !pesados) return;
    const recebimento = { volumes: toVolumes(pesados), totalCentavos: frete.totalCentavos, meio };
    emit('EncomendaRecebida', { codigo, recebimento });
  };
  return (
    <Card title="Receber e postar">
      <Stack gap={4}>
        <SchemaForm<DadosPesagem>
          label="Pesagem"
          schema={pesagemSchema}
          initialValues={initialValues}
          sending={sending}
          refusedFocus="summary"
          onSubmit={weigh}
        >
          <div onInput={() => frete && emit('VolumesMudados')}>
            <Stack gap={4}>
              <FormErrorSummary />
              <Volumes fixos />
              <Button type="submit" variant={frete ? 'secondary' : 'primary'} loading={sending && !frete}>
                Conferir peso e preço
              </Button>
            </Stack>
          </div>
        </SchemaForm>
        {frete && <FreteConferido frete={frete} />}
        {frete && (
          <SchemaForm<DadosRecebimento>
            label="Recebimento"
            schema={recebimentoSchema}
            initialValues={initialPayment}
            sending={sending}
            onSubmit={receive}
          >
            <Stack gap={4}>
              <MeioField />
              <Button type="submit" loading={sending}>
                {`Receber ${formatCentavos(frete.totalCentavos)} e postar`}
              </Button>
            </Stack>
          </SchemaForm>
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
