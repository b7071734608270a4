import { useState } from 'react';
import { depoisDe } from '../../../domain/encomendas/situacaoEncomenda';
import type { EncomendaBalcao } from '../../../domain/wire/encomendas/encomendas';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Accordion } from '../../../ui/Accordion/Accordion';
import { Button } from '../../../ui/Button/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';
import { Inline } from '../../../ui/Inline/Inline';
import { Stack } from '../../../ui/Stack/Stack';
import { TextInput } from '../../../ui/TextInput/TextInput';

const fins = {
  devolvida: { botao: 'Devolver ao remetente', pergunta: 'Devolver a encomenda?' },
  extraviada: { botao: 'Registrar extravio', pergunta: 'Registrar o extravio?' },
} as const;
type Fim = keyof typeof fins;

/** Returns or loses a parcel, with a reason and a confirmation. */
export function PassoEncerrar({ encomenda: { codigo, situacao } }: { encomenda: EncomendaBalcao }) {
  const emit = useEmit();
  const { sending } = useSubmission('balcaoEncomenda');
  const [motivo, setMotivo] = useState('');
  const [erro, setErro] = useState<string>();
  const [fim, setFim] = useState<Fim | null>(null);
  const possible = (Object.keys(fins) as Fim[]).filter((one) => depoisDe[situacao].includes(one));
  if (possible.length === 0) return null;
  const ask = (one: Fim) => {
    const enough = motivo.trim().length >= 3;
    setErro(enough ? undefined : 'Diga o motivo');
    if (enough) setFim(one);
  };
  return (
    <>
      <Accordion
        items={[
          {
            id: 'encerrar',
            title: 'Devolução ou extravio',
            content: (
              <Stack gap={4}>
                <TextInput
                  name="motivo"
                  label="Motivo"
                  value={motivo}
                  error={erro}
                  maxLength={200}
                  autoComplete="off"
                  onChange={setMotivo}
                />
                <Inline gap={3}>
                  {possible.map((one) => (
                    <Button key={one} variant="secondary" onClick={() => ask(one)}>
                      {fins[one].botao}
                    </Button>
                  ))}
                </Inline>
              </Stack>
            ),
          },
        ]}
      />
      <ConfirmDialog
        open={fim !== null}
        title={fim === null ? '' : fins[fim].pergunta}
        confirmLabel={fim === null ? '' : fins[fim].botao}
        danger
        loading={sending}
        onConfirm={() => {
          if (fim !== null) emit('EncomendaMovida', { codigo, evento: { situacao: fim, motivo: motivo.trim() } });
          setFim(null);
        }}
        onCancel={() => setFim(null)}
      >
        Isto não pode ser desfeito. Quem enviou é avisado por e-mail.
      </ConfirmDialog>
    </>
  );
}
