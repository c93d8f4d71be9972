import { Outlet } from 'react-router';
import { Frame } from './frame.tsx';

export default function DefaultLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
