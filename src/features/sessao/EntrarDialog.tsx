import type { ReactElement } from 'react';
import { SESSAO_INTERROMPIDA } from '../../domain/sessao/interrompida';
import { useEmit } from '../../events/useEmit';
import { type EtapaEntrar, selectEntrar } from '../../store/sessao/entrar';
import { selectInterrompida } from '../../store/sessao/sessao';
import { useAppSelector } from '../../store/hooks';
import { Alert } from '../../ui/Alert/Alert';
import { Dialog } from '../../ui/Dialog/Dialog';
import { Stack } from '../../ui/Stack/Stack';
import { CodigoForm } from './CodigoForm';
import { ContaNovaForm } from './ContaNovaForm';
import { EntrarErro } from './EntrarErro';
import { EntrarForm } from './EntrarForm';
import { EsqueciSenhaForm } from './EsqueciSenhaForm';
import { LinkEnviado } from './LinkEnviado';
import { NovaSenhaForm } from './NovaSenhaForm';
import { RedefinirSenhaForm } from './RedefinirSenhaForm';

const titles: Record<EtapaEntrar, string> = {
  entrar: 'Entrar',
  novaSenha: 'Escolha uma nova senha',
  criarConta: 'Criar conta',
  confirmarCodigo: 'Confirme seu e-mail',
  confirmarLink: 'Confirme seu e-mail',
  esqueciSenha: 'Esqueci minha senha',
  redefinirSenha: 'Escolha uma nova senha',
};

const forms: Record<EtapaEntrar, () => ReactElement> = {
  entrar: EntrarForm,
  novaSenha: NovaSenhaForm,
  criarConta: ContaNovaForm,
  confirmarCodigo: CodigoForm,
  confirmarLink: LinkEnviado,
  esqueciSenha: EsqueciSenhaForm,
  redefinirSenha: RedefinirSenhaForm,
};

/** The sign-in dialog, step by step, over the current page. */
export function EntrarDialog() {
  const { open, etapa } = useAppSelector(selectEntrar);
  const interrompida = useAppSelector(selectInterrompida);
  const emit = useEmit();
  const Form = forms[etapa];
  return (
    <Dialog
      open={open}
      title={titles[etapa]}
      width="narrow"
      onClose={(reason) => reason === 'pessoa' && emit('EntrarFechado')}
    >
      <Stack gap={4}>
        {interrompida && etapa === 'entrar' && (
          <Alert title={SESSAO_INTERROMPIDA.titulo}>{SESSAO_INTERROMPIDA.noDialogo}</Alert>
        )}
        <EntrarErro />
        <Form key={etapa} />
      </Stack>
    </Dialog>
  );
}
