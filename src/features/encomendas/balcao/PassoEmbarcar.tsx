import { useMemo } from 'react';
import type { DadosEmbarque } from '../../../domain/encomendas/atendimentoEncomenda';
import type { EncomendaBalcao } from '../../../domain/wire/encomendas/encomendas';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { FormRadioGroup } from '../../../ui/form/FormRadioGroup';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Stack } from '../../../ui/Stack/Stack';
import { quandoParada } from '../palavrasEncomenda';

const schema = () =>
  import(/* webpackChunkName: "esquema-encomendas" */ '../../../domain/encomendas/atendimentoEncomendaSchema').then(
    (module) => module.embarqueSchema,
  );
const initialValues: DadosEmbarque = { viagemId: '' };

/** Loads the parcel onto a coach. */
export function PassoEmbarcar({ encomenda: { codigo, partidas } }: { encomenda: EncomendaBalcao }) {
  const emit = useEmit();
  const { sending } = useSubmission('balcaoEncomenda');
  const context = useMemo(() => ({ viagens: partidas.map(({ viagemId }) => viagemId) }), [partidas]);
  return (
    <Card title="Colocar na viagem">
      {partidas.length === 0 ? (
        <p>Nenhuma viagem com espaço nos próximos dias.</p>
      ) : (
        <SchemaForm<DadosEmbarque>
          label="Viagem"
          schema={schema}
          context={context}
          initialValues={initialValues}
          sending={sending}
          onSubmit={({ viagemId }) =>
            emit('EncomendaMovida', { codigo, evento: { situacao: 'em_transporte', viagemId } })
          }
        >
          <Stack gap={4}>
            <FormRadioGroup
              name="viagemId"
              label="Em que viagem ela vai"
              options={partidas.map((one) => ({
                value: one.viagemId,
                label: `Sai ${quandoParada(one.partida)}`,
                description: `Linha ${one.linha}, chega ${quandoParada(one.chegada)}`,
              }))}
            />
            <Button type="submit" loading={sending}>
              Colocar na viagem
            </Button>
          </Stack>
        </SchemaForm>
      )}
    </Card>
  );
}
