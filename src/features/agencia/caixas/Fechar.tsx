import { useState } from 'react';
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
import { Diferenca } from './Diferenca';

export interface FecharProps {
  caixa: Caixa;
  contagem: Contagem;
  onRecontar: () => void;
}

/** After the count: comparison, a note on the difference, and the irreversible close. */
export function Fechar({ caixa, contagem, onRecontar }: FecharProps) {
  const [nota, setNota] = useState('');
  const [tentou, setTentou] = useState(false);
  const [pergunta, setPergunta] = useState(false);
  const emit = useEmit();
  const { sending, erro } = useSubmission('caixa', { acoes: ['fechar', 'retomar'] });
  const difere = contagem.diferencaCentavos !== 0;
  const falta = difere && nota.trim().length < 3;
  const longa = nota.length > NOTA_MAXIMA;
  const ask = () => {
    setTentou(true);
    if (!falta && !longa) setPergunta(true);
  };
  return (
    <Stack gap={6}>
      <Diferenca caixa={caixa} />
      <Card title="Fechamento">
        <Stack gap={4}>
          <TextArea
            name="nota"
            label={difere ? 'O que explica a diferença' : 'Observação (opcional)'}
            value={nota}
            maxLength={NOTA_MAXIMA}
            error={tentou && falta ? 'Explique a diferença em algumas palavras' : undefined}
            required={difere}
            onChange={setNota}
          />
          {erro && !pergunta && (
            <Alert kind="danger" announce>
              {erro}
            </Alert>
          )}
          <Inline gap={3}>
            <Button loading={sending} onClick={ask}>
              Fechar caixa
            </Button>
            <Button variant="secondary" disabled={sending} onClick={onRecontar}>
              Contar de novo
            </Button>
            {caixa.pode.operar && (
              <Button
                variant="quiet"
                disabled={sending}
                onClick={() => emit('AcaoCaixaEnviada', { acao: { tipo: 'retomar', id: caixa.id } })}
              >
                Voltar a vender
              </Button>
            )}
          </Inline>
        </Stack>
      </Card>
      <ConfirmDialog
        open={pergunta && erro === null}
        title={`Fechar o caixa ${caixa.numero}?`}
        confirmLabel="Fechar caixa"
        loading={sending}
        onConfirm={() =>
          emit('AcaoCaixaEnviada', { acao: { tipo: 'fechar', id: caixa.id, contagemId: contagem.id, nota } })
        }
        onCancel={() => setPergunta(false)}
      >
        Depois de fechado, nenhum movimento entra nem muda. O responsável confere em seguida.
      </ConfirmDialog>
    </Stack>
  );
}
