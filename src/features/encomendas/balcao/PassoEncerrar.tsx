import { useState } from 'react';
import { useForm } from 'react-final-form';
import type { DadosEncerramento } from '../../../domain/encomendas/atendimentoEncomenda';
import { depoisDe } from '../../../domain/encomendas/situacaoEncomenda';
import type { EncomendaBalcao } from '../../../domain/wire/encomendas/encomendas';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Accordion } from '../../../ui/Accordion/Accordion';
import { Button } from '../../../ui/Button/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Inline } from '../../../ui/Inline/Inline';
import { Stack } from '../../../ui/Stack/Stack';

const fins = {
  devolvida: { botao: 'Devolver ao remetente', pergunta: 'Devolver a encomenda?' },
  extraviada: { botao: 'Registrar extravio', pergunta: 'Registrar o extravio?' },
} as const;
type Fim = DadosEncerramento['fim'];

const schema = () =>
  import(/* webpackChunkName: "esquema-encomendas" */ '../../../domain/encomendas/atendimentoEncomendaSchema').then(
    (module) => module.encerramentoSchema,
  );

/** Returns or loses a parcel, with a reason and a confirmation. */
export function PassoEncerrar({ encomenda: { codigo, situacao } }: { encomenda: EncomendaBalcao }) {
  const emit = useEmit();
  const { sending } = useSubmission('balcaoEncomenda');
  // The end that was asked for; null while nothing is asked.
  const [asked, setAsked] = useState<DadosEncerramento | null>(null);
  const possible = (Object.keys(fins) as Fim[]).filter((one) => depoisDe[situacao].includes(one));
  if (possible.length === 0) return null;
  return (
    <>
      <Accordion
        items={[
          {
            id: 'encerrar',
            title: 'Devolução ou extravio',
            content: (
              <SchemaForm<DadosEncerramento>
                label="Encerramento"
                errorMoment="submit"
                schema={schema}
                initialValues={{ fim: possible[0] ?? 'devolvida', motivo: '' }}
                sending={sending}
                onSubmit={setAsked}
              >
                <Stack gap={4}>
                  <FormTextInput name="motivo" label="Motivo" maxLength={200} autoComplete="off" />
                  <Fins possible={possible} />
                </Stack>
              </SchemaForm>
            ),
          },
        ]}
      />
      <ConfirmDialog
        open={asked !== null}
        title={asked === null ? '' : fins[asked.fim].pergunta}
        confirmLabel={asked === null ? '' : fins[asked.fim].botao}
        danger
        loading={sending}
        onConfirm={() => {
          if (asked) emit('EncomendaMovida', { codigo, evento: { situacao: asked.fim, motivo: asked.motivo.trim() } });
          setAsked(null);
        }}
        onCancel={() => setAsked(null)}
      >
        Isto não pode ser desfeito. Quem enviou é avisado por e-mail.
      </ConfirmDialog>
    </>
  );
}

/** One submit button for each end; the chosen one is a value of the form. */
function Fins({ possible }: { possible: readonly Fim[] }) {
  const { change } = useForm<DadosEncerramento>();
  return (
    <Inline gap={3}>
      {possible.map((one) => (
        <Button key={one} type="submit" variant="secondary" onClick={() => change('fim', one)}>
          {fins[one].botao}
        </Button>
      ))}
    </Inline>
  );
}
