import { useState } from 'react';
import { useEmit } from '../../../events/useEmit';
import type { SenhaAEntregar } from '../../../store/agencia/operadores';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { Stack } from '../../../ui/Stack/Stack';
import { TextInput } from '../../../ui/TextInput/TextInput';

/** The temporary password, shown once. */
export function SenhaDialog({ senha: { nome, email, senhaTemporaria } }: { senha: SenhaAEntregar }) {
  const emit = useEmit();
  const [copiada, setCopiada] = useState<'sim' | 'nao' | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(senhaTemporaria).then(
      () => setCopiada('sim'),
      () => setCopiada('nao'),
    );
  return (
    <Dialog
      open
      title="Senha temporária"
      dismissable={false}
      actions={
        <>
          <Button variant="secondary" onClick={() => void copy()}>
            Copiar senha
          </Button>
          <Button onClick={() => emit('SenhaEntregue')}>Já entreguei a senha</Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{`Entregue a ${nome} (${email}). Ela aparece só agora, vale por sete dias e é trocada no primeiro acesso.`}</p>
        <TextInput
          name="senhaTemporaria"
          label="Senha temporária"
          value={senhaTemporaria}
          readOnly
          onChange={() => undefined}
        />
        <p role="status">
          {copiada === 'sim' && 'Senha copiada.'}
          {copiada === 'nao' && 'O navegador não deixou copiar. Selecione e copie a senha.'}
        </p>
      </Stack>
    </Dialog>
  );
}
