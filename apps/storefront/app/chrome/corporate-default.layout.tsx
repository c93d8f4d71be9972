import { Outlet } from 'react-router';
import { Frame } from './frame.tsx';

export default function CorporateDefaultLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
