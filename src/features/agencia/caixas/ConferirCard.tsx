import { useCallback, useState } from 'react';
import { NOTA_MAXIMA } from '../../../domain/agencia/caixa/textos';
import type { Caixa, Contagem } from '../../../domain/wire/agencia/caixas';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';
import { Inline } from '../../../ui/Inline/Inline';
import { Stack } from '../../../ui/Stack/Stack';
import { TextArea } from '../../../ui/TextArea/TextArea';

/** The supervisor's decision on a closed till: approve, or return for a recount. */
export function ConferirCard({ caixa, contagem }: { caixa: Caixa; contagem: Contagem }) {
  const [nota, setNota] = useState('');
  const [falta, setFalta] = useState(false);
  const [pergunta, setPergunta] = useState(false);
  const close = useCallback(() => setPergunta(false), []);
  const emit = useEmit();
  const { sending, erro } = useSubmission('caixa', { acoes: ['conferir', 'devolver'], onDone: close });
  const send = (tipo: 'conferir' | 'devolver') =>
    emit('AcaoCaixaEnviada', { acao: { tipo, id: caixa.id, contagemId: contagem.id, nota } });
  const giveBack = () => {
    const semNota = nota.trim().length < 3;
    setFalta(semNota);
    if (!semNota && nota.length <= NOTA_MAXIMA) send('devolver');
  };
  return (
    <Card title="Conferência do responsável">
      <Stack gap={4}>
        <TextArea
          name="nota"
          label="Nota"
          hint="Obrigatória para devolver: diga o que o operador deve conferir."
          value={nota}
          maxLength={NOTA_MAXIMA}
          error={falta ? 'Escreva o que o operador deve conferir' : undefined}
          onChange={setNota}
        />
        {erro && (
          <Alert kind="danger" announce>
            {erro}
          </Alert>
        )}
        <Inline gap={3}>
          <Button disabled={sending} onClick={() => nota.length <= NOTA_MAXIMA && setPergunta(true)}>
            Conferir caixa
          </Button>
          <Button variant="secondary" loading={sending && !pergunta} onClick={giveBack}>
            Devolver para recontagem
          </Button>
        </Inline>
      </Stack>
      <ConfirmDialog
        open={pergunta && erro === null}
        title={`Conferir o caixa ${caixa.numero}?`}
        confirmLabel="Conferir caixa"
        loading={sending}
        onConfirm={() => send('conferir')}
        onCancel={close}
      >
        Você confirma que o dinheiro contado foi recebido. Depois disso nada muda neste caixa.
      </ConfirmDialog>
    </Card>
  );
}
