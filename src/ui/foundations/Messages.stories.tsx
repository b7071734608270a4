import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { TOAST_MS } from '../../domain/base/constantes';
import { mensagens, mensagensIdentidade } from '../../domain/base/mensagens';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { ToastStack } from '../ToastStack/ToastStack';
import type { ToastMessage } from '../ToastStack/ToastStack';
import { byPlace, identityWhen, isIdentityKey } from './messages.docs';
import { Sheet, SheetSection } from './Sheet';

const kinds = { success: 'Sucesso', info: 'Informação', warning: 'Atenção', danger: 'Perigo' };

function Messages() {
  const [toasts, setToasts] = useState<ToastMessage[]>([]);
  const show = (kind: ToastMessage['kind'], message: string) =>
    setToasts((all) => [...all, { id: `${all.length}-${message}`, kind, message }]);
  return (
    <Sheet
      title="Mensagens"
      lede="As frases que a especificação fixa, letra por letra (seções 5, 6 e 8). Vêm do catálogo do produto: mudar uma delas aqui, ou na tela, é mudar a especificação."
    >
      <SheetSection title="Avisos" text="Passam ao pé da tela. Clique em Mostrar para ver cada um como a pessoa vê.">
        <ul className="it-plate__grid">
          {byPlace('aviso').map(({ key, when, kind }) => (
            <li key={key} className="it-plate__tile">
              <div>
                <StatusBadge kind={kind}>{kinds[kind]}</StatusBadge>
              </div>
              <p className="it-plate__name">{mensagens[key]}</p>
              <p className="it-plate__note">{when}</p>
              <code>mensagens.{key}</code>
              <div>
                <Button size="small" variant="secondary" onClick={() => show(kind, mensagens[key])}>
                  Mostrar
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </SheetSection>

      <SheetSection
        title="Falha de comunicação"
        text="O servidor não respondeu, ou respondeu que falhou. A sessão continua."
      >
        <Alert kind="danger" title={mensagens.comunicacaoTitulo}>
          {mensagens.comunicacaoTexto}
        </Alert>
      </SheetSection>

      <SheetSection title="Nos campos" text="Aparecem sob o campo depois que a pessoa o deixa, ou tenta enviar.">
        <ul className="it-plate__grid">
          {byPlace('campo').map(({ key, when }) => (
            <li key={key} className="it-plate__tile">
              <p className="it-plate__name">{mensagens[key]}</p>
              <p className="it-plate__note">{when}</p>
              <code>mensagens.{key}</code>
            </li>
          ))}
        </ul>
      </SheetSection>

      <SheetSection
        title="Do provedor de identidade"
        text="A especificação as fixa em inglês. Quem usa lê, em destaque, o que pode fazer, em português; a frase fixa vai abaixo, para o atendimento."
      >
        <Alert kind="danger" title="E-mail ou senha incorretos.">
          <span lang="en">{mensagensIdentidade.generico}</span>
        </Alert>
        <ul className="it-plate__grid">
          {Object.entries(mensagensIdentidade).map(([key, text]) => (
            <li key={key} className="it-plate__tile">
              <p className="it-plate__name" lang="en">
                {text}
              </p>
              <p className="it-plate__note">{isIdentityKey(key) && identityWhen[key]}</p>
              <code>
                mensagensIdentidade.
                <wbr />
                {key}
              </code>
            </li>
          ))}
        </ul>
      </SheetSection>

      <SheetSection
        title="O que não se diz"
        text="Códigos de erro do servidor não aparecem. O que não está nesta página e não pode ser consertado por quem usa é registrado, encerra a sessão e leva ao início."
      />
      <ToastStack
        toasts={toasts}
        durationMs={TOAST_MS}
        onDismiss={(id) => setToasts((all) => all.filter((toast) => toast.id !== id))}
      />
    </Sheet>
  );
}

const meta: Meta<typeof Messages> = { title: 'Fundamentos/Mensagens', component: Messages };
export default meta;

export const All: StoryObj<typeof Messages> = {
  name: 'Mensagens',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole('button', { name: 'Mostrar' });
    if (first) await userEvent.click(first);
    const region = within(canvas.getByRole('region', { name: 'Avisos' }));
    await expect(region.getByRole('status')).toHaveTextContent('Cadastro concluído!');
    await userEvent.click(region.getByRole('button', { name: 'Fechar aviso' }));
  },
};
