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
import { msg, translated } from '../../words/t';

const titles: Record<EtapaEntrar, string> = {
  entrar: msg('Entrar'),
  novaSenha: msg('Escolha uma nova senha'),
  criarConta: msg('Criar conta'),
  confirmarCodigo: msg('Confirme seu e-mail'),
  confirmarLink: msg('Confirme seu e-mail'),
  esqueciSenha: msg('Esqueci minha senha'),
  redefinirSenha: msg('Escolha uma nova senha'),
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
      title={translated(titles[etapa])}
      width="narrow"
      onClose={(reason) => reason === 'pessoa' && emit('EntrarFechado')}
    >
      <Stack gap={4}>
        {interrompida && etapa === 'entrar' && (
          <Alert title={translated(SESSAO_INTERROMPIDA.titulo)}>{translated(SESSAO_INTERROMPIDA.noDialogo)}</Alert>
        )}
        <EntrarErro />
        <Form key={etapa} />
      </Stack>
    </Dialog>
  );
}
