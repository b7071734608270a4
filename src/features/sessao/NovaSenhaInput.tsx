import { useState } from 'react';
import { falhaDeSenha, mensagensSenha } from '../../domain/conta/senha';
import { PasswordInput } from '../../ui/PasswordInput/PasswordInput';
import { useAfterPress } from '../../ui/pointer/useAfterPress';
import { t, translated } from '../../words/t';

export interface NovaSenhaInputProps {
  label?: string;
  value: string;
  onChange: (senha: string) => void;
}

/** New password input: shows the policy from the start, and the unmet rule after blur. */
export function NovaSenhaInput({ label = t('Nova senha'), value, onChange }: NovaSenhaInputProps) {
  const [left, setLeft] = useState(false);
  const afterPress = useAfterPress();
  const falha = falhaDeSenha(value);
  return (
    <PasswordInput
      label={label}
      name="novaSenha"
      autoComplete="new-password"
      required
      hint={t('Pelo menos 6 caracteres, com um número')}
      error={left && value !== '' && falha ? translated(mensagensSenha[falha]) : undefined}
      value={value}
      onChange={onChange}
      onBlur={() => afterPress(() => setLeft(true))}
    />
  );
}
