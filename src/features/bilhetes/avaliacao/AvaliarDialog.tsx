import { useMemo } from 'react';
import { COMENTARIO_MAXIMO, notas, rotulosNota } from '../../../domain/bilhetes/avaliacao';
import type { DadosAvaliacao } from '../../../domain/bilhetes/avaliacaoSchema';
import { formatDia } from '../../../domain/base/data';
import { nomeLocalidade } from '../../../domain/viagens/camposBusca';
import { useEmit } from '../../../events/useEmit';
import { useBilheteQuery } from '../../../store/api/bilhetes';
import { selectAvaliado } from '../../../store/bilhetes/avaliacao';
import { useAppSelector } from '../../../store/hooks';
import { useSubmission } from '../../../store/useSubmission';
import { FormDialog } from '../../../ui/form/FormDialog';
import { FormStarRating } from '../../../ui/form/FormStarRating';
import { FormTextArea } from '../../../ui/form/FormTextArea';
import { Text } from '../../../ui/Text/Text';
import { msg, t, translated } from '../../../words/t';

const labels: Record<string, string> = { nota: msg('Sua nota'), texto: msg('Comentário') };
const schema = () =>
  import(/* webpackChunkName: "esquema-avaliacao" */ '../../../domain/bilhetes/avaliacaoSchema').then(
    (module) => module.avaliacaoSchema,
  );

/** Stars and a comment for the trip of the chosen ticket. */
export function AvaliarDialog() {
  const bilheteId = useAppSelector(selectAvaliado);
  return bilheteId !== null && <Avaliar bilheteId={bilheteId} />;
}

function Avaliar({ bilheteId }: { bilheteId: string }) {
  const emit = useEmit();
  const { sending, erro } = useSubmission('avaliacao');
  const { data: bilhete } = useBilheteQuery(bilheteId);
  const { nota, texto } = bilhete?.avaliacao ?? {};
  const initialValues = useMemo((): DadosAvaliacao => ({ nota: nota ?? 0, texto: texto ?? '' }), [nota, texto]);
  if (!bilhete) return null;
  const { partida, chegada } = bilhete;
  return (
    <FormDialog<DadosAvaliacao>
      title={nota ? t('Mudar avaliação') : t('Avaliar viagem')}
      submitLabel={t('Enviar avaliação')}
      schema={schema}
      initialValues={initialValues}
      sending={sending}
      error={erro}
      refusedFocus="field"
      labelOf={(name) => translated(labels[name] ?? name)}
      onSubmit={(dados) => emit('AvaliacaoEnviada', { dados })}
      onClose={() => emit('AvaliacaoFechada')}
    >
      <Text>
        {`${nomeLocalidade(partida.localidade)} → ${nomeLocalidade(chegada.localidade)}, ${formatDia(partida.dia)}`}
      </Text>
      <FormStarRating name="nota" label={t('Sua nota')} words={notas.map((one) => translated(rotulosNota[one]))} />
      <FormTextArea
        name="texto"
        label={t('Comentário (opcional)')}
        hint={t('Só a empresa lê, sem o seu nome.')}
        maxLength={COMENTARIO_MAXIMO}
      />
      <Text tone="quiet" size="sm">
        {t('A nota entra na média da linha. Você pode mudá-la por 30 dias.')}
      </Text>
    </FormDialog>
  );
}
